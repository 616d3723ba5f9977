// SPDX-License-Identifier: Apache-2.0

import Expectations
import MullionCollectionGeometry
import MullionViewControllers
import MullionViewTree
import Testing
import UIKit

/// Tests of gestures that dismiss zoomed controllers.
@MainActor
struct ZoomDismissalTests {
  private let stage = ControllerStage.stack(UIViewController())
  private let source = UIView(frame: CGRect(x: 20, y: 200, width: 78, height: 100))
  private let detail = UIViewController()
  private let options = UIViewController.Transition.ZoomOptions()
  private var root: UIViewController { stage.navigation.viewControllers[0] }

  init() {
    root.view.addSubview(source)
    detail.view.backgroundColor = .systemBackground
    let source = source
    detail.preferredTransition = .zoom(options: options) { _ in source }
  }

  private func push() {
    stage.navigation.pushViewController(detail, animated: true)
    stage.wait(1)
  }

  private func touch(_ phase: PointerEvent.Phase, _ x: CGFloat, _ y: CGFloat) {
    stage.surface?.handle(
      .pointer(
        PointerEvent(phase: phase, location: CGPoint(x: x, y: y), timestamp: stage.time)))
    stage.frame()
  }

  /// Drags slowly by a vector and pauses at the end.
  private func drag(by way: CGVector, lettingGo: Bool = true) {
    let start = CGPoint(x: 195, y: 300)
    touch(.began, start.x, start.y)
    for step in 1...20 {
      let share = CGFloat(step) / 20
      touch(.moved, start.x + way.dx * share, start.y + way.dy * share)
    }
    for _ in 0..<12 { touch(.moved, start.x + way.dx, start.y + way.dy) }
    if lettingGo { touch(.ended, start.x + way.dx, start.y + way.dy) }
  }

  private var isBack: Bool { stage.navigation.topViewController === root }

  @Test func `a view that is dragged down follows the hand, gets smaller and goes`() {
    push()
    drag(by: CGVector(dx: 30, dy: 400), lettingGo: false)
    let held = detail.view.transform
    expect(held.tx == 30 && held.ty == 400 && held.a < 1 && held.a > 0.6)
    expect(root.view.superview != nil && detail.view.superview != nil)
    expect(detail.transitionCoordinator?.isInteractive, equals: true)
    touch(.ended, 225, 700)
    stage.wait(1)
    expect(isBack && detail.view.superview == nil && detail.view.transform == .identity)
    expect(source.alpha == 1 && stage.navigation.viewControllers == [root])
  }

  @Test func `a view that is dragged a little comes back`() {
    push()
    drag(by: CGVector(dx: 0, dy: 60))
    stage.wait(1)
    expect(!isBack && detail.view.transform == .identity && detail.view.superview != nil)
    expect(root.view.superview == nil && source.alpha == 1)
    expect(detail.view.superview?.subviews.count, equals: 1)
    // And goes the next time.
    drag(by: CGVector(dx: 0, dy: 400))
    stage.wait(1)
    expect(isBack)
  }

  @Test func `a view that is dragged to the side stays`() {
    push()
    drag(by: CGVector(dx: 200, dy: 100))
    stage.wait(1)
    expect(!isBack && detail.view.transform == .identity)
  }

  @Test func `a presented view goes too, and stays where it must not be dismissed`() {
    detail.modalPresentationStyle = .fullScreen
    detail.isModalInPresentation = true
    root.present(detail, animated: true)
    stage.wait(1)
    drag(by: CGVector(dx: 0, dy: 400))
    stage.wait(1)
    expect(root.presentedViewController === detail)
    detail.isModalInPresentation = false
    drag(by: CGVector(dx: 0, dy: 60))
    stage.wait(1)
    expect(root.presentedViewController === detail && detail.view.transform == .identity)
    expect(detail.view.window != nil)
    drag(by: CGVector(dx: 0, dy: 400))
    stage.wait(1)
    expect(root.presentedViewController == nil && root.view.window != nil)
    expect(detail.view.transform, equals: .identity)
  }

  @Test func `content that was scrolled scrolls, and sends the view back from its top`() {
    let scroll = UIScrollView(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
    scroll.contentSize = CGSize(width: 390, height: 3000)
    detail.view.addSubview(scroll)
    push()
    let top = scroll.contentOffset.y
    scroll.contentOffset.y = top + 800
    drag(by: CGVector(dx: 0, dy: 200))
    stage.wait(2)
    expect(!isBack && scroll.contentOffset.y < top + 700)
    scroll.contentOffset.y = top
    drag(by: CGVector(dx: 0, dy: 400))
    stage.wait(1)
    expect(isBack)
  }

  @Test func `the options are asked where the hand is, how fast, and what would be`() {
    var asked: [UIViewController.Transition.ZoomOptions.InteractionContext] = []
    var answer = false
    options.interactiveDismissShouldBegin = { context in
      asked.append(context)
      return answer
    }
    push()
    drag(by: CGVector(dx: 0, dy: 400))
    stage.wait(1)
    expect(!isBack && asked.count == 1)
    expect(asked.first?.willBegin == true && (asked.first?.velocity.dy ?? 0) > 0)
    expect(asked.first?.location.x == 195 && (asked.first?.location.y ?? 0) > 300)
    answer = true
    drag(by: CGVector(dx: 0, dy: 400))
    stage.wait(1)
    expect(isBack && asked.count == 2)
  }

  @Test func `a hand is not kept by its view`() {
    weak var kept: UIView?
    do {
      let other = UIViewController()
      other.preferredTransition = .zoom { _ in nil }
      stage.navigation.pushViewController(other, animated: true)
      stage.wait(1)
      kept = other.view
      stage.navigation.popViewController(animated: false)
      stage.wait(1)
    }
    expect(kept == nil)
  }
}
