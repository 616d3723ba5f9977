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
}
