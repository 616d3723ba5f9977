// SPDX-License-Identifier: Apache-2.0

import UIKit

/// Two tabs: a stack of trails, and ways to present.
final class ControllersScreen: UITabBarController {
  override func viewDidLoad() {
    super.viewDidLoad()
    let trails = UINavigationController(rootViewController: TrailsViewController())
    trails.navigationBar.prefersLargeTitles = true
    trails.tabBarItem = UITabBarItem(tabBarSystemItem: .favorites, tag: 0)
    let ways = UINavigationController(rootViewController: WaysViewController())
    ways.navigationBar.prefersLargeTitles = true
    ways.tabBarItem = UITabBarItem(tabBarSystemItem: .more, tag: 1)
    ways.tabBarItem.badgeValue = "4"
    viewControllers = [trails, ways]
  }
}
