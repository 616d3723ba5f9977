// SPDX-License-Identifier: Apache-2.0

extension UITab {
  /// The controller that shows the tab.
  public var tabBarController: UITabBarController? { owner as? UITabBarController }
}
