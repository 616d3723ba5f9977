// SPDX-License-Identifier: Apache-2.0

import Expectations
import MullionViewControllers
import MullionViewTree
import Testing
import UIKit

/// Tests of bars that are hidden while the content is dragged.
@MainActor
@Suite(.serialized)
struct BarHidingTests {
  let stage = ControllerStage.stack()
  let scrollView = UIScrollView(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
  var navigation: UINavigationController { stage.navigation }

  init() {
    scrollView.contentSize = CGSize(width: 390, height: 4_000)
    navigation.topViewController?.view.addSubview(scrollView)
    navigation.hidesBarsOnSwipe = true
    stage.step()
  }

  private func drag(_ places: [CGPoint]) {
    func send(_ phase: PointerEvent.Phase, _ place: CGPoint) {
      stage.surface?.handle(
        .pointer(PointerEvent(phase: phase, location: place, timestamp: stage.time)))
      stage.frame()
    }
    send(.began, places[0])
    for (from, to) in zip(places, places.dropFirst()) {
      for step in 1...10 {
        let share = CGFloat(step) / 10
        send(
          .moved,
          CGPoint(x: from.x + (to.x - from.x) * share, y: from.y + (to.y - from.y) * share))
      }
    }
    send(.ended, places[places.count - 1])
    stage.step()
  }

  private func drag(by distance: CGFloat) {
    drag([CGPoint(x: 200, y: 400), CGPoint(x: 200, y: 400 + distance)])
  }

  @Test func `the bar goes as the content is dragged up and comes back as it is dragged down`() {
    expect(!navigation.isNavigationBarHidden)
    drag(by: -200)
    expect(navigation.isNavigationBarHidden)
    expect(navigation.navigationBar.isHidden)
    expect(scrollView.contentOffset.y > 100)
    drag(by: -100)
    expect(navigation.isNavigationBarHidden)
    drag(by: 100)
    expect(!navigation.isNavigationBarHidden)
  }

  @Test func `a hand that turns brings it back`() {
    drag([CGPoint(x: 200, y: 500), CGPoint(x: 200, y: 300), CGPoint(x: 200, y: 380)])
    expect(!navigation.isNavigationBarHidden)
  }

  @Test func `the bar at the bottom goes along where it is shown`() {
    drag(by: -200)
    drag(by: 200)
    expect(navigation.isToolbarHidden)
    navigation.setToolbarHidden(false, animated: false)
    drag(by: -200)
    expect(navigation.isToolbarHidden)
    drag(by: 200)
    expect(!navigation.isToolbarHidden)
  }

  @Test func `nothing goes when it is off, by little, or sideways`() {
    drag(by: -15)
    expect(!navigation.isNavigationBarHidden)
    drag([CGPoint(x: 300, y: 400), CGPoint(x: 100, y: 360)])
    expect(!navigation.isNavigationBarHidden)
    navigation.hidesBarsOnSwipe = false
    drag(by: -200)
    expect(!navigation.isNavigationBarHidden)
    expect(!navigation.barHideOnSwipeGestureRecognizer.isEnabled)
  }
}
