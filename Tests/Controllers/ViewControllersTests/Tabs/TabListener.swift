// SPDX-License-Identifier: Apache-2.0

import UIKit

/// Allows tabs or refuses them, and writes down which were chosen.
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
