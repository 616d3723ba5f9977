// SPDX-License-Identifier: Apache-2.0

/// A container that is notified of the appearance of its children.
@MainActor
protocol ChildAppearanceObserving: AnyObject {
  /// Called after `viewWillAppear` of `child`.
  func childWillAppear(_ child: AnyObject, animated: Bool)
  /// Called after `viewDidAppear` of `child`.
  func childDidAppear(_ child: AnyObject, animated: Bool)
}
