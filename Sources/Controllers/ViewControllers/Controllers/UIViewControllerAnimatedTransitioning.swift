// SPDX-License-Identifier: Apache-2.0

public import Foundation
public import MullionViewTree

/// An animator of the views of a transition between controllers.
@preconcurrency @MainActor
public protocol UIViewControllerAnimatedTransitioning: NSObjectProtocol {
  /// Returns the duration of the transition, in seconds.
  func transitionDuration(
    using transitionContext: (any UIViewControllerContextTransitioning)?
  ) -> TimeInterval
  /// Adds the new view to the container, animates the views, and calls `completeTransition(_:)` of the
  /// context at the end.
  func animateTransition(using transitionContext: any UIViewControllerContextTransitioning)
  /// Returns an animator that can be interrupted, the same object on each call; optional.
  func interruptibleAnimator(
    using transitionContext: any UIViewControllerContextTransitioning
  ) -> any UIViewImplicitlyAnimating
  /// Called at the end of the transition; optional.
  func animationEnded(_ transitionCompleted: Bool)
}

extension UIViewControllerAnimatedTransitioning {
  /// Returns a placeholder, which stands for the lack of an interruptible animator; the default
  /// implementation.
  public func interruptibleAnimator(
    using transitionContext: any UIViewControllerContextTransitioning
  ) -> any UIViewImplicitlyAnimating { PlaceholderAnimator(duration: 0, curve: .linear) }
  /// Does nothing; the default implementation.
  public func animationEnded(_ transitionCompleted: Bool) {}
}
