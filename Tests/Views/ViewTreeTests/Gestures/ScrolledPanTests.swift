// SPDX-License-Identifier: Apache-2.0

import Expectations
import Foundation
import MullionCollectionGeometry
import MullionDisplayTree
import MullionViewTree
import Testing
import ViewStage

/// Tests of pan gesture recognizers that follow scroll wheels and trackpads, as for a card in a scroll view.
@MainActor
struct ScrolledPanTests {
  private final class Decider: NSObject, UIGestureRecognizerDelegate {
    var lets = true
    var kinds: [UIEvent.EventType] = []
    func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool { lets }
    func gestureRecognizer(
      _ gestureRecognizer: UIGestureRecognizer, shouldReceive event: UIEvent
    ) -> Bool {
      kinds.append(event.type)
      return true
    }
  }

  private final class Log {
    var entries: [String] = []
  }

  private let scrollView = UIScrollView()
  private let card = UIView(frame: CGRect(x: 0, y: 0, width: 320, height: 200))
  private let pan = UIPanGestureRecognizer()
  private let decider = Decider()
  private let log = Log()
  private let stage: Stage

  init() {
    scrollView.contentSize = CGSize(width: 320, height: 2000)
    scrollView.addSubview(card)
    card.addGestureRecognizer(pan)
    pan.delegate = decider
    stage = Stage(scrollView)
    let log = log
    pan.handlers.append(
      (
        0,
        { recognizer in
          guard let pan = recognizer as? UIPanGestureRecognizer else { return }
          let moved = pan.translation(in: nil)
          log.entries.append("\(pan.state) \(Int(moved.x)) \(Int(moved.y))")
        }
      ))
  }

  private func stroke(_ phase: ScrollEvent.Phase, _ dx: CGFloat, _ dy: CGFloat) {
    stage.surface.handle(
      .scroll(
        ScrollEvent(
          phase: phase, location: CGPoint(x: 50, y: 60), delta: CGVector(dx: dx, dy: dy))))
  }

  @Test func `without a mask a recogniser follows touches alone`() {
    expect(pan.allowedScrollTypesMask, equals: UIScrollTypeMask())
    expect(scrollView.panGestureRecognizer.allowedScrollTypesMask, equals: .all)
    stage.wheel(0, 40)
    stage.settle()
    expect(log.entries.isEmpty && scrollView.contentOffset.y == 40)
  }

  @Test func `a step of a wheel is a pan of its own where the recogniser follows steps`() {
    pan.allowedScrollTypesMask = .discrete
    stage.wheel(0, 40)
    stage.settle()
    // The scroll view can scroll, but the recogniser is further inside.
    expect(log.entries == ["began 0 -40", "ended 0 -40"] && scrollView.contentOffset.y == 0)
    expect(decider.kinds, equals: [.scroll])
    stroke(.began, 0, 30)
    expect(log.entries.count == 2 && scrollView.contentOffset.y == 30)
  }

  @Test func `two fingers on a touchpad are followed to their end`() {
    pan.allowedScrollTypesMask = .continuous
    stroke(.began, 10, 0)
    stroke(.changed, 5, 5)
    expect(pan.numberOfTouches == 0 && pan.location(in: card) == CGPoint(x: 50, y: 60))
    stroke(.ended, 0, 0)
    let states = ["began -10 0", "changed -15 -5", "changed -15 -5", "ended -15 -5"]
    expect(log.entries, equals: states)
    expect(pan.state == .possible && pan.translation(in: nil) == .zero)
  }

  @Test func `a delegate that refuses leaves the scrolling to the scroll view`() {
    pan.allowedScrollTypesMask = .all
    decider.lets = false
    stage.wheel(0, 40)
    stage.settle()
    expect(log.entries.isEmpty && scrollView.contentOffset.y == 40)
  }

  @Test func `a view that leaves takes its pan away`() {
    pan.allowedScrollTypesMask = .continuous
    stroke(.began, 10, 0)
    card.removeFromSuperview()
    expect(log.entries.last == "cancelled -10 0" && pan.state == .possible)
  }

  @Test func `a scroll view whose recogniser follows no wheels is not scrolled by them`() {
    scrollView.panGestureRecognizer.allowedScrollTypesMask = .continuous
    stage.wheel(0, 40)
    stage.settle()
    expect(scrollView.contentOffset.y, equals: 0)
    stroke(.began, 0, 30)
    expect(scrollView.contentOffset.y, equals: 30)
  }
}
