// SPDX-License-Identifier: Apache-2.0

/// What a controller presents, and what presents it.
@MainActor
struct PresentationState {
  /// The controller that this one presents.
  var presented: UIViewController?
  /// The controller that presents this one.
  weak var presenter: UIViewController?
  /// Manages how this one is presented.
  var controller: UIPresentationController?
  var isComing = false
  var isGoing = false
  /// How the controller wants to come, as it was set.
  var transition: AnyObject?
  /// How it comes when it is presented, whatever its own property says; nil: as that says.
  var style: UIModalTransitionStyle?
  /// Makes what lets it come, with true, or go; nil: nothing of its own does.
  var animator: ((Bool) -> any UIViewControllerAnimatedTransitioning)?
}
