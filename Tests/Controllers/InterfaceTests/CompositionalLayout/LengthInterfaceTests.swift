// SPDX-License-Identifier: Apache-2.0

import Expectations
import Testing
import UIKit

/// Tests that the declarations of layout dimensions have the types of UIKit, at compile time.
@MainActor
struct LengthInterfaceTests {
  @Test func dimensions() {
    let make: [(CGFloat) -> NSCollectionLayoutDimension] = [
      NSCollectionLayoutDimension.fractionalWidth(_:),
      NSCollectionLayoutDimension.fractionalHeight(_:), NSCollectionLayoutDimension.absolute(_:),
      NSCollectionLayoutDimension.estimated(_:),
      NSCollectionLayoutDimension.uniformAcrossSiblings(estimate:),
    ]
    let questions: [KeyPath<NSCollectionLayoutDimension, Bool>] = [
      \.isFractionalWidth, \.isFractionalHeight, \.isAbsolute, \.isEstimated,
      \.isUniformAcrossSiblings,
    ]
    for (index, make) in make.enumerated() {
      let dimension: any NSCollectionLayoutDimension & NSCopying & NSObjectProtocol = make(0.5)
      let number: CGFloat = dimension.dimension
      expect(number, equals: 0.5)
      expect(dimension[keyPath: questions[index]])
    }
  }

  @Test func sizes() {
    let make: (NSCollectionLayoutDimension, NSCollectionLayoutDimension) -> NSCollectionLayoutSize =
      NSCollectionLayoutSize.init(widthDimension:heightDimension:)
    let size: any NSCollectionLayoutSize & NSCopying = make(.absolute(1), .absolute(2))
    let width: NSCollectionLayoutDimension = size.widthDimension
    let height: NSCollectionLayoutDimension = size.heightDimension
    expect([width.dimension, height.dimension], equals: [1, 2])
  }

  @Test func spacing() {
    let make: [(CGFloat) -> NSCollectionLayoutSpacing] = [
      NSCollectionLayoutSpacing.flexible(_:), NSCollectionLayoutSpacing.fixed(_:),
    ]
    for (index, make) in make.enumerated() {
      let spacing: any NSCollectionLayoutSpacing & NSCopying = make(8)
      let number: CGFloat = spacing.spacing
      expect(number, equals: 8)
      expect(spacing.isFlexible, equals: (index == 0))
      expect(spacing.isFixed, equals: (index == 1))
    }
  }

  @Test func `edge spacing`() {
    let make:
      (
        NSCollectionLayoutSpacing?, NSCollectionLayoutSpacing?, NSCollectionLayoutSpacing?,
        NSCollectionLayoutSpacing?
      ) -> NSCollectionLayoutEdgeSpacing =
        NSCollectionLayoutEdgeSpacing.init(leading:top:trailing:bottom:)
    let edges: any NSCollectionLayoutEdgeSpacing & NSCopying = make(.fixed(1), nil, .fixed(3), nil)
    let all: [NSCollectionLayoutSpacing?] = [
      edges.leading, edges.top, edges.trailing, edges.bottom,
    ]
    expect(all.map { $0?.spacing }, equals: [1, nil, 3, nil])
  }

  @Test func anchors() {
    let plain: (NSDirectionalRectEdge) -> NSCollectionLayoutAnchor =
      NSCollectionLayoutAnchor.init(edges:)
    let moved: [(NSDirectionalRectEdge, CGPoint) -> NSCollectionLayoutAnchor] = [
      NSCollectionLayoutAnchor.init(edges:absoluteOffset:),
      NSCollectionLayoutAnchor.init(edges:fractionalOffset:),
    ]
    let anchor: any NSCollectionLayoutAnchor & NSCopying = plain([.top, .leading])
    let edges: NSDirectionalRectEdge = anchor.edges
    expect(edges, equals: [.top, .leading])
    let offset: CGPoint = moved[0](.top, CGPoint(x: 1, y: 2)).offset
    expect(offset, equals: CGPoint(x: 1, y: 2))
    expect(moved.map { $0(.top, .zero).isAbsoluteOffset }, equals: [true, false])
    expect(moved.map { $0(.top, .zero).isFractionalOffset }, equals: [false, true])
  }
}
