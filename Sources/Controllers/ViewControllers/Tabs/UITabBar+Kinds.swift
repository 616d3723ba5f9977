// SPDX-License-Identifier: Apache-2.0

extension UITabBar {
  /// The distribution of tabs over the width of the bar.
  public typealias ItemPositioning = UITabBarItemPositioning
}
