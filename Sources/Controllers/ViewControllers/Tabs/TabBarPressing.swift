// SPDX-License-Identifier: Apache-2.0

import MullionViewTree

/// The controller of a tab bar, which handles selections by the user.
@MainActor
protocol TabBarPressing: UITabBarDelegate {
  /// The view with the bar, or `nil` if the view is not loaded yet.
  var viewIfLoaded: UIView? { get }
  /// Handles the selection of `item` by the user.
  func personChose(_ item: UITabBarItem)
}
