// SPDX-License-Identifier: Apache-2.0

import Expectations
import Foundation
import MullionViewTree
import Testing
import ViewStage

@MainActor
@Suite("Scroll views in scroll views of the same direction")
struct NestedScrollTests {
  private let outer = UIScrollView(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
  private let inner = UIScrollView(frame: CGRect(x: 0, y: 100, width: 320, height: 300))
  private let stage: Stage

  init() {
    outer.contentSize = CGSize(width: 320, height: 2000)
    inner.contentSize = CGSize(width: 320, height: 700)
    outer.addSubview(inner)
    stage = Stage(outer)
  }

  /// Drags from the centre of the inner view by `distance` points, which scrolls by `-distance`.
  private func drag(_ distance: CGFloat) {
    let start: CGFloat = 250
    stage.pointer(.began, 100, start)
    for step in 1...10 {
      stage.wait(0.02)
      stage.pointer(.moved, 100, start + distance * CGFloat(step) / 10)
    }
    stage.wait(0.2)
    stage.pointer(.ended, 100, start + distance)
    stage.settle()
  }

  @Test(arguments: [true, false])
  func `a drag that begins at the inner end moves the outer content`(bounces: Bool) {
    inner.bounces = bounces
    drag(-100)
    expect(inner.contentOffset.y > 80 && outer.contentOffset.y == 0)
    inner.contentOffset.y = 400
    drag(-100)
    expect(inner.contentOffset.y == 400 && outer.contentOffset.y > 80)
  }

  @Test(arguments: [true, false])
  func `a drag back at the inner beginning moves the outer content back`(bounces: Bool) {
    inner.bounces = bounces
    outer.contentOffset.y = 90
    drag(60)
    expect(inner.contentOffset.y == 0 && outer.contentOffset.y < 50)
    drag(-60)
    expect(inner.contentOffset.y > 40)
  }

  @Test func `the inner content bounces where the outer one is at its end as well`() {
    stage.pointer(.began, 100, 250)
    stage.pointer(.moved, 100, 270)
    stage.pointer(.moved, 100, 330)
    expect(inner.contentOffset.y < 0 && outer.contentOffset.y == 0)
    stage.pointer(.cancelled, 100, 330)
  }

  @Test func `content that transfers nothing to its parent keeps its drags`() {
    inner.transfersVerticalScrollingToParent = false
    inner.contentOffset.y = 400
    drag(-100)
    expect(outer.contentOffset.y, equals: 0)
  }

  @Test func `a scroll view that cannot scroll takes no drag`() {
    outer.isScrollEnabled = false
    inner.contentOffset.y = 400
    stage.pointer(.began, 100, 250)
    stage.pointer(.moved, 100, 230)
    stage.pointer(.moved, 100, 170)
    expect(inner.contentOffset.y > 400 && outer.contentOffset.y == 0)
    stage.pointer(.cancelled, 100, 170)
  }

  @Test func `a pager turns where the content of its page ends`() {
    outer.isPagingEnabled = true
    outer.contentSize = CGSize(width: 960, height: 480)
    inner.contentSize = CGSize(width: 640, height: 300)
    inner.contentOffset.x = 320
    stage.pointer(.began, 300, 250)
    for x in stride(from: 290.0, through: 80, by: -10) {
      stage.wait(0.01)
      stage.pointer(.moved, x, 250)
    }
    stage.pointer(.ended, 80, 250)
    stage.settle()
    expect(outer.contentOffset.x == 320 && inner.contentOffset.x == 320)
  }
}
