// SPDX-License-Identifier: Apache-2.0

public import Foundation

/// Follows which tab is chosen; every method may be left out.
@preconcurrency @MainActor
public protocol UITabBarDelegate: NSObjectProtocol {
  /// A person chose `item`.
  func tabBar(_ tabBar: UITabBar, didSelect item: UITabBarItem)
}

extension UITabBarDelegate {
  /// Does nothing.
  public func tabBar(_ tabBar: UITabBar, didSelect item: UITabBarItem) {}
}
