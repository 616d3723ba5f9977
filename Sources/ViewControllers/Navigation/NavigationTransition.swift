// SPDX-License-Identifier: Apache-2.0

/// The change from one controller that a navigation controller shows to another.
@MainActor
struct NavigationTransition {
  let old: UIViewController?
  let new: UIViewController?
  let isAnimated: Bool
  /// Whether the navigation controller tells both of their appearance.
  let isManaged: Bool
  let coordinator: TransitionCoordinator
  /// Whether the new controller was on the stack before.
  let isBack: Bool
  /// The stack before, which comes back when the change is called off.
  let stackBefore: [UIViewController]
  /// Whether an animator of the user's has the views.
  var isCustom = false
}
