// SPDX-License-Identifier: Apache-2.0

import UIKit

/// A screen with two tabs: a split view of trails, and presentation styles.
final class ControllersScreen: UITabBarController {
  override func viewDidLoad() {
    super.viewDidLoad()
    let trails = SplitScreen(
      list: TrailsViewController(), detail: TrailViewController(Trail.all[0]))
    trails.tabBarItem = UITabBarItem(
      title: "Favourites", image: UIImage(systemName: "star"), tag: 0)
    let ways = TitledScreen(rootViewController: WaysViewController())
    ways.tabBarItem = UITabBarItem(tabBarSystemItem: .more, tag: 1)
    ways.tabBarItem.badgeValue = "4"
    viewControllers = [trails, ways]
  }
}
