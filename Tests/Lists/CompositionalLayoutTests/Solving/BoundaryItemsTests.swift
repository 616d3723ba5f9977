// SPDX-License-Identifier: Apache-2.0

import Expectations
import Foundation
import MullionCollectionGeometry
import Testing

@testable import MullionCompositionalLayout

/// Tests of the positions of boundary items beside a body, and of the resulting extension of the body.
@MainActor
@Suite("BoundaryItems")
struct BoundaryItemsTests {
  private func node(
    _ alignment: NSRectAlignment, extends: Bool = true, offset: CGPoint = .zero,
    width: NSCollectionLayoutDimension = .absolute(60),
    height: NSCollectionLayoutDimension = .absolute(30)
  ) -> BoundaryNode {
    let item = NSCollectionLayoutBoundarySupplementaryItem(
      layoutSize: Layouts.size(width, height), elementKind: "kind", alignment: alignment,
      absoluteOffset: offset)
    item.extendsBoundary = extends
    return BoundaryNode(item)
  }

  private func items(_ nodes: BoundaryNode..., measured: [Int: CGSize] = [:]) -> BoundaryItems {
    BoundaryItems(
      nodes: nodes, axis: .vertical, grid: PixelGrid(scale: 2),
      container: CGSize(width: 320, height: 480),
      insets: NSDirectionalEdgeInsets(top: 0, leading: 20, bottom: 0, trailing: 40), breadth: 320,
      measured: measured)
  }

  private func rect(_ x: CGFloat, _ y: CGFloat) -> CGRect {
    CGRect(x: x, y: y, width: 60, height: 30)
  }

  @Test func `an item that extends stands outside of the body, another one inside`() {
    expect(items(node(.topLeading)).slot(0, body: 200), equals: rect(20, -30))
    expect(items(node(.topLeading, extends: false)).slot(0, body: 200), equals: rect(20, 0))
    expect(items(node(.bottomTrailing)).slot(0, body: 200), equals: rect(220, 200))
    expect(items(node(.bottomTrailing, extends: false)).slot(0, body: 200), equals: rect(220, 170))
  }

  @Test func `across, an item stands in the range that insets leave`() {
    expect(items(node(.top)).slot(0, body: 200), equals: rect(120, -30))
    expect(items(node(.leading)).slot(0, body: 200), equals: rect(20, 85))
  }

  @Test func `an item beside a body that is shorter begins with it when it extends`() {
    expect(items(node(.leading)).slot(0, body: 10), equals: rect(20, 0))
    expect(items(node(.leading, extends: false)).slot(0, body: 10), equals: rect(20, -10))
  }

  @Test func `offsets are added`() {
    let item = node(.topLeading, offset: CGPoint(x: 3, y: -5))
    expect(items(item).slot(0, body: 200), equals: rect(23, -35))
  }

  @Test func `a body grows for what stands along it and extends it`() {
    expect(items(node(.leading, height: .absolute(300))).body(grown: 200), equals: 300)
    expect(items(node(.leading, height: .absolute(100))).body(grown: 200), equals: 200)
    expect(
      items(node(.leading, extends: false, height: .absolute(300))).body(grown: 200), equals: 200)
    expect(items(node(.top, height: .absolute(300))).body(grown: 200), equals: 200)
  }

  @Test func `what extends is reached, other items are not`() {
    let extent = items(node(.top), node(.bottom, height: .absolute(50))).extent(body: 200)
    expect(extent.low == -30 && extent.high == 250)
    let inner = items(node(.top, extends: false)).extent(body: 10)
    expect(inner.low == 0 && inner.high == 10)
  }

  @Test func `fractions are of the container without insets across`() {
    let item = node(.topLeading, width: .fractionalWidth(0.5), height: .fractionalHeight(0.5))
    expect(
      items(item).slot(0, body: 200), equals: CGRect(x: 20, y: -240, width: 130, height: 240))
  }

  @Test func `measured are only the lengths that are estimated`() {
    let item = node(.topLeading, height: .estimated(30))
    let measured = items(item, measured: [0: CGSize(width: 99, height: 44)])
    expect(measured.slot(0, body: 200), equals: CGRect(x: 20, y: -44, width: 60, height: 44))
  }

  @Test func `an alignment names a side of each axis`() {
    expect(NSDirectionalRectEdge([.top, .leading]).side(.vertical), equals: .start)
    expect(NSDirectionalRectEdge([.bottom]).side(.vertical), equals: .end)
    expect(NSDirectionalRectEdge([.trailing]).side(.horizontal), equals: .end)
    expect(NSDirectionalRectEdge([.top, .bottom]).side(.vertical), equals: .middle)
    expect(NSDirectionalRectEdge([]).side(.horizontal), equals: .middle)
  }
}
