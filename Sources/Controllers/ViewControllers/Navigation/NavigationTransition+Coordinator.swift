// SPDX-License-Identifier: Apache-2.0

extension NavigationTransition {
  /// Creates a transition with `coordinator`.
  init(
    old: UIViewController?, new: UIViewController?, isAnimated: Bool, isManaged: Bool,
    coordinator: TransitionCoordinator, isBack: Bool
  ) {
    self.init(
      old: old, new: new, isAnimated: isAnimated, isManaged: isManaged, course: coordinator,
      isBack: isBack)
  }

  /// The coordinator of the transition; every transition of a navigation controller has one of this type.
  var coordinator: TransitionCoordinator { unsafeDowncast(course, to: TransitionCoordinator.self) }
}
