// SPDX-License-Identifier: Apache-2.0

import Expectations
import Foundation
import MullionCollectionGeometry
import MullionViewTree
import Testing
import ViewStage

@MainActor
@Suite("Mice that do not drag content")
struct MouseDragTests {
  private let scrollView = UIScrollView(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
  private let stage: Stage

  init() {
    scrollView.contentSize = CGSize(width: 320, height: 2000)
    stage = Stage(scrollView)
  }

  private func drag(dragsContent: Bool = false, isDirect: Bool = false) {
    for (phase, y): (PointerEvent.Phase, CGFloat) in [
      (.began, 400), (.moved, 350), (.moved, 250), (.moved, 250), (.ended, 250),
    ] {
      stage.wait(0.1)
      var event = PointerEvent(phase: phase, location: CGPoint(x: 100, y: y))
      event.dragsContent = dragsContent
      event.isDirect = isDirect
      stage.surface.handle(.pointer(event))
    }
    stage.settle()
  }

  @Test func `a window's mouse does not scroll by dragging, and its wheel and touchpad do`() {
    drag()
    expect(scrollView.contentOffset.y, equals: 0)
    stage.wheel(0, 60)
    stage.settle()
    expect(scrollView.contentOffset.y, equals: 60)
    stage.stroke(by: CGVector(dx: 0, dy: 40))
    stage.settle()
    expect(scrollView.contentOffset.y, equals: 100)
  }

  @Test func `a window's mouse scrolls by dragging where the app allows pointers`() {
    let pan = scrollView.panGestureRecognizer
    pan.allowedTouchTypes = [UITouch.TouchType.direct, .indirectPointer].map {
      NSNumber(value: $0.rawValue)
    }
    drag()
    expect(scrollView.contentOffset.y, equals: 100)
    scrollView.contentOffset = .zero
    pan.allowedTouchTypes = [NSNumber(value: UITouch.TouchType.direct.rawValue)]
    drag(dragsContent: true)
    expect(scrollView.contentOffset.y, equals: 0)
  }

  @Test func `a finger scrolls by dragging`() {
    drag(dragsContent: true, isDirect: true)
    expect(scrollView.contentOffset.y, equals: 100)
  }

  @Test func `a press of a window's mouse stops content that moves`() {
    stage.stroke(by: CGVector(dx: 0, dy: 60), velocity: CGVector(dx: 0, dy: 3000))
    stage.wait(0.1)
    expect(scrollView.isDecelerating)
    var event = PointerEvent(phase: .began, location: CGPoint(x: 100, y: 100))
    event.dragsContent = false
    stage.surface.handle(.pointer(event))
    expect(!scrollView.isDecelerating)
    event.phase = .ended
    stage.surface.handle(.pointer(event))
  }
}
