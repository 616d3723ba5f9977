// SPDX-License-Identifier: Apache-2.0

import MullionViewTree

/// The controller of a tab bar, as the bar knows it.
@MainActor
protocol TabBarPressing: UITabBarDelegate {
  /// The view with the bar; nil: not made yet.
  var viewIfLoaded: UIView? { get }
  /// A person chose an item.
  func personChose(_ item: UITabBarItem)
}
