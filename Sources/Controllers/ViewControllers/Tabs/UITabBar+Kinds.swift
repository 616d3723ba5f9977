// SPDX-License-Identifier: Apache-2.0

extension UITabBar {
  /// How tabs share the bar's width.
  public typealias ItemPositioning = UITabBarItemPositioning
}
