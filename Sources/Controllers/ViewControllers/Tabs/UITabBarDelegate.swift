// SPDX-License-Identifier: Apache-2.0

public import Foundation

/// The methods by which a tab bar notifies its delegate of selections; all are optional.
@preconcurrency @MainActor
public protocol UITabBarDelegate: NSObjectProtocol {
  /// Notifies the delegate that the user selected `item`.
  func tabBar(_ tabBar: UITabBar, didSelect item: UITabBarItem)
}

extension UITabBarDelegate {
  /// Does nothing; the default implementation.
  public func tabBar(_ tabBar: UITabBar, didSelect item: UITabBarItem) {}
}
