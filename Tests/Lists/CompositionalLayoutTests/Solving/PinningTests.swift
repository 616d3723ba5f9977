// SPDX-License-Identifier: Apache-2.0

import Expectations
import Foundation
import MullionCollectionGeometry
import Testing

@testable import MullionCompositionalLayout

/// Tests of the positions of pinned boundary items.
@Suite("Pinning")
struct PinningTests {
  private func start(
    _ natural: CGFloat, _ side: NSDirectionalRectEdge.Side, room: ClosedRange<CGFloat>
  ) -> CGFloat {
    let frame = CGRect(x: 7, y: natural, width: 300, height: 30)
    let placed = Pinning(axis: .vertical, body: 100...500, room: room).frame(frame, side: side)
    expect(placed.size == frame.size && placed.minX == 7)
    return placed.minY
  }

  @Test func `a header stays where it is while it is in sight`() {
    expect(start(100, .start, room: 50...400), equals: 100)
    expect(start(100, .start, room: 100...400), equals: 100)
  }

  @Test func `a header follows the edge, no further than the end of the body`() {
    expect(start(100, .start, room: 150...550), equals: 150)
    expect(start(100, .start, room: 490...890), equals: 470)
  }

  @Test func `a header does not follow the lower edge, nor a footer the upper one`() {
    expect(start(100, .start, room: -500...0), equals: 100)
    expect(start(500, .end, room: 700...900), equals: 500)
  }

  @Test func `a footer follows the edge, no further than the start of the body`() {
    expect(start(500, .end, room: 0...300), equals: 270)
    expect(start(500, .end, room: -200...110), equals: 100)
    expect(start(500, .end, room: 200...600), equals: 500)
  }

  @Test func `an item in the middle follows both edges`() {
    expect(start(285, .middle, room: 300...600), equals: 300)
    expect(start(285, .middle, room: 0...200), equals: 170)
  }

  @Test func `along the other axis it is the other coordinate`() {
    let frame = CGRect(x: 0, y: 7, width: 30, height: 300)
    let placed = Pinning(axis: .horizontal, body: 0...500, room: 150...550)
      .frame(frame, side: .start)
    expect(placed, equals: CGRect(x: 150, y: 7, width: 30, height: 300))
  }

  @Test func `what is in sight stands in front of everything`() {
    let visible = VisibleBounds(
      rect: CGRect(x: 0, y: 100, width: 300, height: 400), adjustedContentInset: .zero)
    let inside = CGRect(x: 0, y: 490, width: 300, height: 30)
    let outside = CGRect(x: 0, y: 500, width: 300, height: 30)
    expect(Pinning.order(3, frame: inside, visible: visible), equals: 1_000_000_003)
    expect(Pinning.order(3, frame: outside, visible: visible), equals: 3)
  }
}
