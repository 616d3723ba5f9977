// SPDX-License-Identifier: Apache-2.0

import Expectations
import Foundation
import MullionCollectionGeometry
import Testing

@testable import MullionCompositionalLayout

/// Tests of the positions of badges.
@Suite("Anchors")
struct AnchorsTests {
  private let container = CGRect(x: 100, y: 200, width: 80, height: 60)

  private func frame(
    _ outer: LayoutAnchor, _ inner: LayoutAnchor? = nil, insets: NSDirectionalEdgeInsets = .zero,
    size: LayoutDimensions = Nodes.points(20, 10)
  ) -> CGRect? {
    let node = SupplementaryNode(
      kind: "badge", size: size, insets: insets, containerAnchor: outer, itemAnchor: inner,
      zIndex: 7)
    let placed = Anchors.placed(
      [node], on: container, base: CGSize(width: 80, height: 60), grid: PixelGrid(scale: 2))
    expect(placed.map(\.kind) == ["badge"] && placed.map(\.zIndex) == [7])
    return placed.first?.frame
  }

  @Test func `a badge stands inside at the edges that are named`() {
    expect(
      frame(LayoutAnchor(edges: [.top, .leading])),
      equals: CGRect(x: 100, y: 200, width: 20, height: 10))
    expect(
      frame(LayoutAnchor(edges: [.bottom, .trailing])),
      equals: CGRect(x: 160, y: 250, width: 20, height: 10))
    expect(frame(LayoutAnchor(edges: [])), equals: CGRect(x: 130, y: 225, width: 20, height: 10))
  }

  @Test func `its own anchor is put on the container's`() {
    expect(
      frame(LayoutAnchor(edges: [.top, .trailing]), LayoutAnchor(edges: [.bottom, .leading])),
      equals: CGRect(x: 180, y: 190, width: 20, height: 10))
  }

  @Test func `both offsets are added, in points or in sizes of the badge`() {
    let outer = LayoutAnchor(edges: [.top, .leading], offset: CGPoint(x: 3, y: -4))
    let inner = LayoutAnchor(
      edges: [.top, .leading], offset: CGPoint(x: 0.5, y: 2), isFractional: true)
    expect(frame(outer, inner), equals: CGRect(x: 113, y: 216, width: 20, height: 10))
  }

  @Test func `a badge's fractions are of what it stands on, and insets are taken off`() {
    let insets = NSDirectionalEdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4)
    expect(
      frame(LayoutAnchor(edges: [.top, .leading]), insets: insets, size: Nodes.shares(0.5, 0.5)),
      equals: CGRect(x: 102, y: 201, width: 34, height: 26))
  }
}
