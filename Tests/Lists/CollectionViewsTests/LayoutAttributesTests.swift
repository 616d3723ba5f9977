// SPDX-License-Identifier: Apache-2.0

import Expectations
import Foundation
import MullionCollectionViews
import Testing
import UIKit

@MainActor
@Suite("Layout attributes")
struct LayoutAttributesTests {
  private let attributes = UICollectionViewLayoutAttributes(forCellWith: [1, 2])

  @Test func `the frame gives center, size and bounds`() {
    attributes.frame = CGRect(x: 5, y: 6, width: 7, height: 8)
    expect(attributes.bounds, equals: CGRect(x: 0, y: 0, width: 7, height: 8))
    expect(attributes.center, equals: CGPoint(x: 8.5, y: 10))
    expect(attributes.size, equals: CGSize(width: 7, height: 8))
  }

  @Test func `the frame follows the transform`() {
    attributes.frame = CGRect(x: 10, y: 20, width: 100, height: 50)
    attributes.transform = CGAffineTransform(scaleX: 2, y: 2)
    expect(attributes.frame, equals: CGRect(x: -40, y: -5, width: 200, height: 100))
  }

  @Test func `a transform in space that leaves the plane has no part in it`() {
    attributes.transform3D = CATransform3DMakeTranslation(1, 2, 3)
    expect(attributes.transform, equals: .identity)
    attributes.transform3D = CATransform3DMakeTranslation(1, 2, 0)
    expect(attributes.transform, equals: CGAffineTransform(translationX: 1, y: 2))
  }

  @Test func `copies are equal until one changes`() throws {
    attributes.frame = CGRect(x: 5, y: 6, width: 7, height: 8)
    attributes.zIndex = 3
    let copy = try #require(attributes.copy() as? UICollectionViewLayoutAttributes)
    expect(copy, equals: attributes)
    expect(copy.hash, equals: attributes.hash)
    copy.alpha = 0.5
    expect(copy != attributes)
  }

  @Test func `defaults and names`() {
    expect(attributes.alpha, equals: 1)
    expect(attributes.zIndex, equals: 0)
    expect(!attributes.isHidden)
    expect(attributes.representedElementKind == nil)
    let header = UICollectionViewLayoutAttributes(
      forSupplementaryViewOfKind: UICollectionView.elementKindSectionHeader, with: [0, 0])
    expect(header.representedElementCategory, equals: .supplementaryView)
    expect(header.representedElementKind, equals: "UICollectionElementKindSectionHeader")
    expect(header != UICollectionViewLayoutAttributes(forCellWith: [0, 0]))
  }

  @Test func `an invalidation context marks nothing, then sorted and once`() {
    let context = UICollectionViewLayoutInvalidationContext()
    expect(context.invalidatedItemIndexPaths == nil)
    expect(context.invalidatedSupplementaryIndexPaths == nil)
    expect(!context.invalidateEverything && !context.invalidateDataSourceCounts)
    context.invalidateItems(at: [[0, 3], [0, 1]])
    context.invalidateItems(at: [[0, 1], [0, 0]])
    expect(context.invalidatedItemIndexPaths, equals: [[0, 0], [0, 1], [0, 3]])
    context.invalidateSupplementaryElements(ofKind: "a", at: [[1, 0]])
    context.invalidateSupplementaryElements(ofKind: "b", at: [[0, 0]])
    expect(context.invalidatedSupplementaryIndexPaths, equals: ["a": [[1, 0]], "b": [[0, 0]]])
  }
}
