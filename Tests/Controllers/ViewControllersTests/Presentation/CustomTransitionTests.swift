// SPDX-License-Identifier: Apache-2.0

import Expectations
import Foundation
import MullionCollectionGeometry
import MullionViewControllers
import MullionViewTree
import Testing
import UIKit

/// Tests of custom animators and of interactive transitions.
@MainActor
@Suite("Custom transitions", .serialized)
struct CustomTransitionTests {
  /// An animator that moves the new view in from below within half a second, and the old view down.
  private final class Slide: NSObject, UIViewControllerAnimatedTransitioning {
    var heard: [String] = []
    var context: (any UIViewControllerContextTransitioning)?
    var isGoing = false

    func transitionDuration(
      using transitionContext: (any UIViewControllerContextTransitioning)?
    ) -> TimeInterval { 0.5 }

    func animateTransition(using transitionContext: any UIViewControllerContextTransitioning) {
      context = transitionContext
      heard.append("animate")
      let container = transitionContext.containerView
      if isGoing {
        let from = transitionContext.view(forKey: .from)
        if let to = transitionContext.view(forKey: .to) { container.insertSubview(to, at: 0) }
        UIView.animate(withDuration: 0.5, delay: 0, options: .curveLinear) {
          from?.frame.origin.y = container.bounds.height
        } completion: { _ in
          transitionContext.completeTransition(!transitionContext.transitionWasCancelled)
        }
        return
      }
      guard let to = transitionContext.viewController(forKey: .to),
        let view = transitionContext.view(forKey: .to)
      else { return }
      let final = transitionContext.finalFrame(for: to)
      view.frame = final.offsetBy(dx: 0, dy: final.height)
      container.addSubview(view)
      UIView.animate(withDuration: 0.5, delay: 0, options: .curveLinear) {
        view.frame = final
      } completion: { _ in
        transitionContext.completeTransition(!transitionContext.transitionWasCancelled)
      }
    }

    func animationEnded(_ transitionCompleted: Bool) {
      heard.append("ended \(transitionCompleted)")
    }
  }

  private final class Guide: NSObject, UIViewControllerTransitioningDelegate,
    UINavigationControllerDelegate, UITabBarControllerDelegate
  {
    let slide = Slide()
    var hand: UIPercentDrivenInteractiveTransition?
    var operations: [UINavigationController.Operation] = []

    func animationController(
      forPresented presented: UIViewController, presenting: UIViewController,
      source: UIViewController
    ) -> (any UIViewControllerAnimatedTransitioning)? {
      slide.isGoing = false
      return slide
    }
    func animationController(
      forDismissed dismissed: UIViewController
    ) -> (any UIViewControllerAnimatedTransitioning)? {
      slide.isGoing = true
      return slide
    }
    func interactionControllerForPresentation(
      using animator: any UIViewControllerAnimatedTransitioning
    ) -> (any UIViewControllerInteractiveTransitioning)? { hand }
    func interactionControllerForDismissal(
      using animator: any UIViewControllerAnimatedTransitioning
    ) -> (any UIViewControllerInteractiveTransitioning)? { hand }
    func navigationController(
      _ navigationController: UINavigationController,
      animationControllerFor operation: UINavigationController.Operation,
      from fromVC: UIViewController, to toVC: UIViewController
    ) -> (any UIViewControllerAnimatedTransitioning)? {
      operations.append(operation)
      slide.isGoing = operation == .pop
      return slide
    }
    func navigationController(
      _ navigationController: UINavigationController,
      interactionControllerFor animationController: any UIViewControllerAnimatedTransitioning
    ) -> (any UIViewControllerInteractiveTransitioning)? { hand }
    func tabBarController(
      _ tabBarController: UITabBarController,
      animationControllerForTransitionFrom fromVC: UIViewController, to toVC: UIViewController
    ) -> (any UIViewControllerAnimatedTransitioning)? { slide }
  }

  private let stage = ControllerStage.stack()
  private let guide = Guide()
  private var top: UIViewController { stage.navigation.viewControllers[0] }

  private func next(_ style: UIModalPresentationStyle = .fullScreen) -> RecordingController {
    let next = RecordingController("next", record: stage.record)
    next.modalPresentationStyle = style
    next.transitioningDelegate = guide
    return next
  }

  /// Returns the distance of the view from the top of the window, in points.
  private func seen(_ view: UIView) -> CGFloat? {
    func find(_ node: DisplayNode, _ y: CGFloat) -> CGFloat? {
      let y = y + node.transform.ty
      if node.identity == ObjectIdentifier(view) { return y }
      return node.children.lazy.compactMap { find($0, y) }.first
    }
    return stage.surface.flatMap { find($0.displayTree(), 0) }
  }

  // MARK: Presenting

  @Test func `an animator brings a controller and takes it away`() throws {
    let next = next()
    var isThere = false
    top.present(next, animated: true) { isThere = true }
    expect(guide.slide.heard, equals: ["animate"])
    let context = try #require(guide.slide.context)
    expect(context.viewController(forKey: .to) === next)
    expect(context.viewController(forKey: .from) === stage.navigation)
    expect(context.view(forKey: .from) === stage.navigation.view)
    expect(context.finalFrame(for: next), equals: stage.window.bounds)
    expect(context.initialFrame(for: stage.navigation), equals: stage.window.bounds)
    expect(
      !context.isInteractive && context.isAnimated && context.presentationStyle == .fullScreen)
    stage.wait(0.25)
    expect(abs((seen(next.view) ?? 0) - 422) < 40)
    expect(!isThere)
    expect(stage.navigation.view.window != nil)
    stage.step()
    expect(isThere && guide.slide.heard == ["animate", "ended true"])
    expect(stage.navigation.view.window == nil)
    expect(stage.record.lines.contains("next did appear"))
    stage.record.lines = []
    top.dismiss(animated: true)
    stage.wait(0.25)
    expect(next.isBeingDismissed && stage.navigation.view.window != nil)
    stage.step()
    expect(next.view.window == nil && top.presentedViewController == nil)
    expect(stage.navigation.view.frame, equals: stage.window.bounds)
    expect(stage.navigation.view.superview === stage.window)
    expect(stage.record.lines.contains("next did disappear"))
  }

  @Test func `what goes along is animated with it`() {
    let next = next(.overFullScreen)
    top.present(next, animated: true)
    var told: [String] = []
    next.transitionCoordinator?.animate(alongsideTransition: { _ in told.append("along") }) {
      told.append("over \($0.isCancelled)")
    }
    let coordinator: (any UIViewControllerTransitionCoordinator)? = next.transitionCoordinator
    expect(coordinator?.transitionDuration, equals: 0.5)
    expect(coordinator?.animate(alongsideTransition: { _ in told.append("too") }), equals: true)
    stage.step()
    expect(told, equals: ["along", "too", "over false"])
    expect(next.transitionCoordinator == nil)
  }

  // MARK: A hand

  private final class SilentHand: NSObject, UIViewControllerInteractiveTransitioning {
    func startInteractiveTransition(
      _ transitionContext: any UIViewControllerContextTransitioning
    ) {}
  }

  @Test func `a hand that says no more begins at once, and ends at the usual pace`() {
    let hand: any UIViewControllerInteractiveTransitioning = SilentHand()
    expect(hand.wantsInteractiveStart && hand.completionSpeed == 1)
    expect(hand.completionCurve, equals: .easeInOut)
  }

  @Test func `a hand moves a presentation, and lets it go on`() throws {
    let hand = UIPercentDrivenInteractiveTransition()
    guide.hand = hand
    let next = next(.overFullScreen)
    top.present(next, animated: true)
    stage.wait(1)
    expect(hand.duration, equals: 0.5)
    expect(seen(next.view), equals: 844)
    hand.update(0.5)
    stage.wait(0.1)
    expect(abs((seen(next.view) ?? 0) - 422) < 1)
    expect(hand.percentComplete, equals: 0.5)
    expect(abs((next.transitionCoordinator?.percentComplete ?? 0) - 0.5) < 0.01)
    hand.finish()
    stage.wait(0.1)
    expect((seen(next.view) ?? 0) < 380)
    expect(guide.slide.heard, equals: ["animate"])
    stage.wait(0.4)
    expect(guide.slide.heard, equals: ["animate", "ended true"])
    expect(seen(next.view), equals: 0)
    expect(next.presentingViewController != nil)
  }

  /// Presents a controller interactively, finishes the transition at one half, and returns the position of
  /// its view 0.05 seconds later.
  private func remainder(after hand: UIPercentDrivenInteractiveTransition) -> CGFloat {
    guide.hand = hand
    let next = next(.overFullScreen)
    top.present(next, animated: true)
    hand.update(0.5)
    stage.wait(0.1)
    hand.finish()
    stage.wait(0.05)
    return seen(next.view) ?? 0
  }

  @Test(arguments: [(UIView.AnimationCurve.linear, 338.0), (.easeIn, 390), (.easeOut, 290)])
  func `the rest of a transition follows the completion curve`(
    curve: UIView.AnimationCurve, place: CGFloat
  ) {
    let hand = UIPercentDrivenInteractiveTransition()
    hand.completionCurve = curve
    let seen = remainder(after: hand)
    expect(abs(seen - place) < 15, "\(seen)")
    stage.step()
    expect(guide.slide.heard, equals: ["animate", "ended true"])
  }

  @Test func `a timing curve takes precedence over the completion curve`() {
    let hand = UIPercentDrivenInteractiveTransition()
    hand.completionCurve = .easeIn
    hand.timingCurve = UICubicTimingParameters(animationCurve: .easeOut)
    let seen = remainder(after: hand)
    expect(abs(seen - 290) < 15, "\(seen)")
  }

  @Test func `a presentation that is called off leaves all as before`() throws {
    let hand = UIPercentDrivenInteractiveTransition()
    guide.hand = hand
    let next = next()
    top.present(next, animated: true)
    var ends: [Bool] = []
    next.transitionCoordinator?.notifyWhenInteractionChanges { ends.append($0.isCancelled) }
    stage.wait(0.1)
    hand.update(0.6)
    stage.wait(0.1)
    hand.cancel()
    expect(ends, equals: [true])
    stage.wait(0.1)
    let on = try #require(seen(next.view))
    expect(on > 844 * 0.45 && on < 844)
    stage.step()
    expect(guide.slide.heard, equals: ["animate", "ended false"])
    expect(next.view.window == nil && top.presentedViewController == nil)
    expect(next.presentingViewController == nil)
    expect(stage.navigation.view.superview === stage.window)
    expect(
      stage.record.lines.suffix(2) == ["next will disappear", "next did disappear"]
        || stage.record.lines.contains("next did disappear"))
    guide.hand = nil
    top.present(next, animated: true)
    stage.step()
    expect(top.presentedViewController === next)
  }

  @Test func `a dismissal that is called off leaves the controller`() {
    let next = next()
    top.present(next, animated: false)
    stage.step()
    let hand = UIPercentDrivenInteractiveTransition()
    guide.hand = hand
    next.dismiss(animated: true)
    hand.update(0.3)
    stage.wait(0.1)
    hand.cancel()
    stage.step()
    expect(top.presentedViewController === next && !next.isBeingDismissed)
    expect(next.view.window != nil && seen(next.view) == 0)
    expect(stage.navigation.view.window == nil)
    guide.hand = nil
    next.dismiss(animated: true)
    stage.step()
    expect(top.presentedViewController == nil)
  }

  // MARK: Stacks, tabs, children

  @Test func `a navigation controller asks its delegate for an animator`() throws {
    stage.navigation.delegate = guide
    let next = RecordingController("next", record: stage.record)
    stage.navigation.pushViewController(next, animated: true)
    stage.frame()
    expect(guide.operations, equals: [.push])
    stage.wait(0.25)
    expect((seen(next.view) ?? 0) > 100)
    stage.step()
    expect(guide.slide.heard, equals: ["animate", "ended true"])
    expect(stage.record.lines.contains("next did appear"))
    stage.navigation.popViewController(animated: true)
    stage.step()
    expect(guide.operations, equals: [.push, .pop])
    expect(next.view.window == nil && top.view.window != nil)
  }

  @Test func `a pop that is called off leaves the stack`() {
    let next = UIViewController()
    stage.navigation.pushViewController(next, animated: false)
    stage.step()
    stage.navigation.delegate = guide
    let hand = UIPercentDrivenInteractiveTransition()
    guide.hand = hand
    stage.navigation.popViewController(animated: true)
    stage.frame()
    hand.update(0.4)
    stage.wait(0.1)
    hand.cancel()
    stage.step()
    expect(stage.navigation.topViewController === next)
    expect(next.view.window != nil && seen(next.view) == seen(stage.navigation.view))
  }

  @Test func `tabs ask their delegate for an animator`() {
    let (first, second) = (UIViewController(), UIViewController())
    let tabs = UITabBarController()
    tabs.viewControllers = [first, second]
    tabs.delegate = guide
    stage.window.rootViewController = tabs
    stage.step()
    tabs.selectedIndex = 1
    stage.wait(0.25)
    expect((seen(second.view) ?? 0) > 100)
    expect(first.view.window != nil)
    stage.step()
    expect(guide.slide.heard, equals: ["animate", "ended true"])
    expect(first.view.window == nil && second.view.superview === tabs.view)
  }

  @Test func `a child takes the place of another`() {
    let (old, new) = (
      RecordingController("old", record: stage.record),
      RecordingController("new", record: stage.record)
    )
    for child in [old, new] { top.addChild(child) }
    top.view.addSubview(old.view)
    old.didMove(toParent: top)
    stage.step()
    stage.record.lines = []
    var isDone = false
    top.transition(from: old, to: new, duration: 0.2, options: []) {
      new.view.alpha = 0.5
    } completion: {
      isDone = $0
    }
    expect(
      stage.record.lines.filter { !$0.hasSuffix("load") }.prefix(2),
      equals: [
        "old will disappear", "new will appear",
      ])
    stage.step()
    expect(isDone && old.view.superview == nil && new.view.superview === top.view)
    expect(stage.record.lines.contains("new did appear"))
    expect(stage.record.lines.contains("old did disappear"))
  }
}
