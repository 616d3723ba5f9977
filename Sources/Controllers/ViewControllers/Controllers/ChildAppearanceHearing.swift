// SPDX-License-Identifier: Apache-2.0

/// A container that has to know when its children come.
@MainActor
protocol ChildAppearanceHearing: AnyObject {
  /// `child` heard that it is about to appear.
  func childWillAppear(_ child: AnyObject, animated: Bool)
  /// `child` heard that it has appeared.
  func childDidAppear(_ child: AnyObject, animated: Bool)
}
