// SPDX-License-Identifier: Apache-2.0

import Expectations
import Foundation
import MullionCollectionGeometry
import MullionControls
import MullionViewTree
import Testing

/// Tests of gesture recognizers, views, controls and scroll views that compete for the same touches.
@MainActor
struct GestureConflictTests {
  private final class Touched: UIView {
    weak var fingers: Fingers?
    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
      fingers?.say("view began")
    }
    override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
      fingers?.say("view moved")
    }
    override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
      fingers?.say("view ended")
    }
    override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
      fingers?.say("view cancelled")
    }
  }

  private final class Judge: NSObject, UIGestureRecognizerDelegate {
    var begins = true
    var receives = true
    var together = false
    weak var first: UIGestureRecognizer?
    func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool { begins }
    func gestureRecognizer(
      _ gestureRecognizer: UIGestureRecognizer, shouldReceive touch: UITouch
    ) -> Bool { receives }
    func gestureRecognizer(
      _ gestureRecognizer: UIGestureRecognizer,
      shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
    ) -> Bool { together }
    func gestureRecognizer(
      _ gestureRecognizer: UIGestureRecognizer,
      shouldRequireFailureOf otherGestureRecognizer: UIGestureRecognizer
    ) -> Bool { otherGestureRecognizer === first }
  }

  private let fingers = Fingers()
  private let view = Touched(frame: CGRect(x: 0, y: 0, width: 320, height: 200))

  init() {
    view.fingers = fingers
    fingers.stage.root.addSubview(view)
  }

  @Test func `the view hears of a touch until a recogniser recognises`() {
    let tap = fingers.record("tap", UITapGestureRecognizer())
    fingers.tap(10, 10)
    expect(fingers.news(), equals: ["view began", "view cancelled", "tap ended"])
    tap.cancelsTouchesInView = false
    fingers.tap(10, 10)
    expect(fingers.news(), equals: ["view began", "tap ended", "view ended"])
  }

  @Test func `touches can be held back until recognisers fail`() {
    let swipe = fingers.record("swipe", UISwipeGestureRecognizer())
    swipe.delaysTouchesBegan = true
    fingers.finger(0, .began, 10, 10)
    expect(fingers.news(), equals: [])
    fingers.finger(0, .ended, 10, 10)
    expect(fingers.news(), equals: ["view began", "view ended"])
    fingers.draw(from: CGPoint(x: 10, y: 10), to: CGPoint(x: 110, y: 10))
    expect(fingers.news(), equals: ["swipe ended"])
  }

  @Test func `a view waits for its touch to end until a double tap fails`() {
    fingers.record("double", UITapGestureRecognizer()).numberOfTapsRequired = 2
    fingers.tap(10, 10)
    expect(fingers.news(), equals: ["view began"])
    fingers.stage.wait(0.5)
    expect(fingers.news(), equals: ["view ended"])
  }

  @Test func `the innermost of two equal recognisers wins, unless both may`() {
    let judge = Judge()
    fingers.record("outer", UITapGestureRecognizer())
    fingers.record("inner", UITapGestureRecognizer(), on: view).delegate = judge
    fingers.tap(10, 10)
    expect(fingers.news().filter { !$0.hasPrefix("view") }, equals: ["inner ended"])
    judge.together = true
    fingers.tap(10, 10)
    expect(fingers.news().filter { !$0.hasPrefix("view") }, equals: ["inner ended", "outer ended"])
    judge.begins = false
    fingers.tap(10, 10)
    expect(fingers.news().filter { !$0.hasPrefix("view") }, equals: ["outer ended"])
    judge.receives = false
    judge.begins = true
    fingers.tap(10, 10)
    expect(fingers.news().filter { !$0.hasPrefix("view") }, equals: ["outer ended"])
  }

  @Test func `a delegate can make a pan wait for a swipe`() {
    let judge = Judge()
    let pan = fingers.record("pan", UIPanGestureRecognizer())
    let swipe = fingers.record("swipe", UISwipeGestureRecognizer())
    pan.delegate = judge
    judge.first = swipe
    fingers.draw(from: CGPoint(x: 10, y: 10), to: CGPoint(x: 110, y: 10))
    fingers.finger(0, .ended, 110, 10)
    expect(fingers.news().filter { !$0.hasPrefix("view") }, equals: ["swipe ended"])
    fingers.draw(from: CGPoint(x: 10, y: 10), to: CGPoint(x: 10, y: 110))
    fingers.finger(0, .ended, 10, 110)
    expect(fingers.news().first { $0.hasPrefix("pan") }, equals: "pan began")
  }

  @Test func `a button keeps its taps from the views it is in`() {
    var presses = 0
    let button = UIButton(
      frame: CGRect(x: 0, y: 200, width: 100, height: 50),
      primaryAction: UIAction { _ in presses += 1 })
    fingers.stage.root.addSubview(button)
    fingers.record("tap", UITapGestureRecognizer())
    fingers.tap(10, 210)
    expect(presses, equals: 1)
    expect(fingers.news(), equals: [])
  }

  @Test func `scrolling makes a tap fail, and a tap lets a scroll view rest`() {
    let scroll = UIScrollView(frame: CGRect(x: 0, y: 200, width: 320, height: 200))
    scroll.contentSize = CGSize(width: 320, height: 2000)
    fingers.stage.root.addSubview(scroll)
    fingers.record("tap", UITapGestureRecognizer(), on: scroll)
    fingers.draw(from: CGPoint(x: 10, y: 350), to: CGPoint(x: 10, y: 320))
    expect(scroll.contentOffset.y > 0)
    expect(scroll.panGestureRecognizer.state, equals: .changed)
    fingers.finger(0, .ended, 10, 320)
    fingers.stage.settle()
    expect(fingers.news(), equals: [])
    fingers.tap(10, 350)
    expect(fingers.news(), equals: ["tap ended"])
    expect(!scroll.isTracking)
  }

  @Test func `a pan beside a scroll view's own needs leave to go on with it`() {
    let judge = Judge()
    let scroll = UIScrollView(frame: CGRect(x: 0, y: 200, width: 320, height: 200))
    scroll.contentSize = CGSize(width: 320, height: 2000)
    fingers.stage.root.addSubview(scroll)
    let pan = fingers.record("pan", UIPanGestureRecognizer())
    pan.delegate = judge
    fingers.draw(from: CGPoint(x: 10, y: 350), to: CGPoint(x: 10, y: 250))
    fingers.finger(0, .ended, 10, 250)
    fingers.stage.settle()
    expect(fingers.news(), equals: [])
    judge.together = true
    fingers.draw(from: CGPoint(x: 10, y: 350), to: CGPoint(x: 10, y: 250))
    expect(fingers.news().first, equals: "pan began")
    expect(scroll.isDragging)
    fingers.finger(0, .cancelled, 10, 250)
    expect(fingers.news().last, equals: "pan cancelled")
    scroll.isScrollEnabled = false
    expect(!scroll.panGestureRecognizer.isEnabled)
  }

  @Test func `a scroll view that is its own delegate can scroll with the one it is in`() {
    final class Together: UIScrollView, UIGestureRecognizerDelegate {
      func gestureRecognizer(
        _ gestureRecognizer: UIGestureRecognizer,
        shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
      ) -> Bool { true }
    }
    let outer = Together(frame: CGRect(x: 0, y: 200, width: 320, height: 200))
    let inner = UIScrollView(frame: CGRect(x: 0, y: 0, width: 320, height: 1000))
    outer.contentSize = CGSize(width: 320, height: 2000)
    inner.contentSize = CGSize(width: 320, height: 2000)
    fingers.stage.root.addSubview(outer)
    outer.addSubview(inner)
    fingers.draw(from: CGPoint(x: 10, y: 350), to: CGPoint(x: 10, y: 330))
    expect(inner.isDragging && outer.isDragging)
  }

  @Test func `a gesture in a view that goes is cancelled`() {
    fingers.record("pan", UIPanGestureRecognizer(), on: view)
    fingers.draw(from: CGPoint(x: 10, y: 10), to: CGPoint(x: 60, y: 10))
    view.removeFromSuperview()
    expect(fingers.news().last, equals: "pan cancelled")
    fingers.finger(0, .ended, 60, 10)
    expect(fingers.news().filter { $0.hasPrefix("pan") }, equals: [])
  }
}
