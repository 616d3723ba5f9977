// SPDX-License-Identifier: Apache-2.0

/// An animator with an interactor of its own, used if the delegate supplies none.
@MainActor
protocol InteractiveAnimator: UIViewControllerAnimatedTransitioning {
  /// The interactor of the transition, or `nil` if it is not interactive.
  var hand: (any UIViewControllerInteractiveTransitioning)? { get }
}
