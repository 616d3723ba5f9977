// SPDX-License-Identifier: Apache-2.0

public import Foundation
public import MullionViewTree

/// Moves the views when controllers come and go.
@preconcurrency @MainActor
public protocol UIViewControllerAnimatedTransitioning: NSObjectProtocol {
  /// How long the change takes, in seconds.
  func transitionDuration(
    using transitionContext: (any UIViewControllerContextTransitioning)?
  ) -> TimeInterval
  /// Puts the view that comes into the container, moves the views, and calls `completeTransition(_:)`
  /// of the context at the end.
  func animateTransition(using transitionContext: any UIViewControllerContextTransitioning)
  /// An animator that a hand can hold, the same one each time; may be left out.
  func interruptibleAnimator(
    using transitionContext: any UIViewControllerContextTransitioning
  ) -> any UIViewImplicitlyAnimating
  /// The change is over; may be left out.
  func animationEnded(_ transitionCompleted: Bool)
}

extension UIViewControllerAnimatedTransitioning {
  /// None.
  public func interruptibleAnimator(
    using transitionContext: any UIViewControllerContextTransitioning
  ) -> any UIViewImplicitlyAnimating { AbsentAnimator(duration: 0, curve: .linear) }
  /// Does nothing.
  public func animationEnded(_ transitionCompleted: Bool) {}
}
