// SPDX-License-Identifier: Apache-2.0

import UIKit

/// A delegate that allows or refuses tabs, and records the selected ones.
final class TabListener: NSObject, UITabBarControllerDelegate {
  var allows = true
  var chosen: [String] = []

  func tabBarController(
    _ tabBarController: UITabBarController, shouldSelect viewController: UIViewController
  ) -> Bool { allows }

  func tabBarController(
    _ tabBarController: UITabBarController, didSelect viewController: UIViewController
  ) {
    chosen.append(viewController.title ?? "")
  }
}
