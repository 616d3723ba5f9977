// SPDX-License-Identifier: Apache-2.0

/// An animator whose change a hand may hold that nobody else brings.
@MainActor
protocol HandHeldAnimator: UIViewControllerAnimatedTransitioning {
  /// The hand that holds the change; nil: it goes by itself.
  var hand: (any UIViewControllerInteractiveTransitioning)? { get }
}
