// SPDX-License-Identifier: Apache-2.0

extension NavigationTransition {
  /// A change that `coordinator` runs.
  init(
    old: UIViewController?, new: UIViewController?, isAnimated: Bool, isManaged: Bool,
    coordinator: TransitionCoordinator, isBack: Bool
  ) {
    self.init(
      old: old, new: new, isAnimated: isAnimated, isManaged: isManaged, course: coordinator,
      isBack: isBack)
  }

  /// The coordinator that runs the change; navigation controllers give every change one of these.
  var coordinator: TransitionCoordinator { unsafeDowncast(course, to: TransitionCoordinator.self) }
}
