// SPDX-License-Identifier: Apache-2.0

import Expectations
import Testing
import UIKit

/// Tests that UIKit code for transitions compiles.
@MainActor
struct TransitionInterfaceTests {
  private final class Animator: NSObject, UIViewControllerAnimatedTransitioning {
    func transitionDuration(
      using transitionContext: (any UIViewControllerContextTransitioning)?
    ) -> TimeInterval { 0.3 }
    func animateTransition(using transitionContext: any UIViewControllerContextTransitioning) {
      guard let to = transitionContext.view(forKey: .to),
        let controller = transitionContext.viewController(forKey: .to)
      else { return transitionContext.completeTransition(false) }
      to.frame = transitionContext.finalFrame(for: controller)
      transitionContext.containerView.addSubview(to)
      transitionContext.completeTransition(!transitionContext.transitionWasCancelled)
    }
  }

  private final class Screen: UIViewController, UIViewControllerTransitioningDelegate,
    UIPopoverPresentationControllerDelegate
  {
    func animationController(
      forPresented presented: UIViewController, presenting: UIViewController,
      source: UIViewController
    ) -> (any UIViewControllerAnimatedTransitioning)? { Animator() }
    func animationController(
      forDismissed dismissed: UIViewController
    ) -> (any UIViewControllerAnimatedTransitioning)? { Animator() }
    func interactionControllerForDismissal(
      using animator: any UIViewControllerAnimatedTransitioning
    ) -> (any UIViewControllerInteractiveTransitioning)? { UIPercentDrivenInteractiveTransition() }
    func adaptivePresentationStyle(
      for controller: UIPresentationController
    ) -> UIModalPresentationStyle { .none }
  }

  @Test func `animators and hands`() {
    let screen = Screen()
    screen.modalPresentationStyle = .popover
    screen.popoverPresentationController?.delegate = screen
    screen.popoverPresentationController?.permittedArrowDirections = [.up, .down]
    screen.popoverPresentationController?.sourceRect = CGRect(x: 1, y: 2, width: 3, height: 4)
    screen.transitioningDelegate = screen
    let hand: UIPercentDrivenInteractiveTransition = UIPercentDrivenInteractiveTransition()
    hand.completionSpeed = 0.5
    hand.update(0.5)
    hand.cancel()
    hand.finish()
    expect(hand.percentComplete, equals: 0.5)
    expect(
      screen.animationController(forDismissed: screen)?.transitionDuration(using: nil), equals: 0.3)
    expect(UINavigationController.Operation.pop.rawValue, equals: 2)
  }

  @Test func `a controller that grows out of a view`() {
    let detail = UIViewController()
    let thumbnail = UIImageView()
    let options = UIViewController.Transition.ZoomOptions()
    options.dimmingVisualEffect = UIBlurEffect(style: .regular)
    options.alignmentRectProvider = { context in
      context.zoomedViewController.view.bounds.insetBy(dx: 8, dy: 8)
    }
    options.interactiveDismissShouldBegin = { context in
      context.willBegin && context.location.y < 100 && context.velocity.dy > 0
    }
    detail.preferredTransition = .zoom(options: options) { context in
      context.zoomedViewController === detail ? thumbnail : nil
    }
    expect(detail.preferredTransition != nil)
    detail.preferredTransition = .crossDissolve
    detail.preferredTransition = nil
    expect(detail.preferredTransition == nil)
  }
}
