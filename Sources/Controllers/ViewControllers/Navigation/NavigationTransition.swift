// SPDX-License-Identifier: Apache-2.0

/// The change from one controller that a navigation controller shows to another.
@MainActor
struct NavigationTransition {
  let old: UIViewController?
  let new: UIViewController?
  let isAnimated: Bool
  /// Whether the navigation controller calls the appearance methods of both.
  let isManaged: Bool
  /// The coordinator that runs the change, see ``coordinator``.
  let course: any UIViewControllerTransitionCoordinator
  /// Whether the new controller was on the stack before.
  let isBack: Bool
  /// The stack before, which comes back when the change is called off.
  var stackBefore: [UIViewController] = []
  /// The stack of which the new controller is the last.
  var stackAfter: [UIViewController] = []
  /// Whether an animator of the app has the views.
  var isCustom = false
  /// The course of such an animator.
  var context: (any UIViewControllerContextTransitioning)?
  /// Whether the stack is the one before again.
  var isTakenBack = false
}
