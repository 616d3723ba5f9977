// SPDX-License-Identifier: Apache-2.0

import MullionViewTree

/// The controller of a tab bar, as seen by the bar.
@MainActor
protocol TabBarPressing: UITabBarDelegate {
  /// The view with the bar, or `nil` if it is not loaded yet.
  var viewIfLoaded: UIView? { get }
  /// Handles the selection of `item` by the user.
  func personChose(_ item: UITabBarItem)
}
