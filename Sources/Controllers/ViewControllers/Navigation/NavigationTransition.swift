// SPDX-License-Identifier: Apache-2.0

/// A transition between two controllers of a navigation controller.
@MainActor
struct NavigationTransition {
  let old: UIViewController?
  let new: UIViewController?
  let isAnimated: Bool
  /// Whether the navigation controller calls the appearance methods of both controllers.
  let isManaged: Bool
  /// The coordinator of the transition; see ``coordinator``.
  let course: any UIViewControllerTransitionCoordinator
  /// Whether the new controller was on the stack before.
  let isBack: Bool
  /// The stack before the transition, restored when it is cancelled.
  var stackBefore: [UIViewController] = []
  /// The stack after the transition, whose last controller is the new one.
  var stackAfter: [UIViewController] = []
  /// Whether an animator of the app controls the views.
  var isCustom = false
  /// The context of the app's animator, or `nil` without one.
  var context: (any UIViewControllerContextTransitioning)?
  /// Whether the change of the stack was reverted.
  var isTakenBack = false
}
