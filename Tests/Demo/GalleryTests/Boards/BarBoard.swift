// SPDX-License-Identifier: Apache-2.0

import UIKit

/// A screen with bars: a large title with a search bar and items, a toolbar, and tabs.
final class BarBoard: UITabBarController {
  override func viewDidLoad() {
    super.viewDidLoad()
    let content = UIViewController()
    content.view.backgroundColor = .systemBackground
    content.navigationItem.title = "Harbours"
    content.navigationItem.searchController = UISearchController(searchResultsController: nil)
    content.navigationItem.rightBarButtonItems = [
      UIBarButtonItem(systemItem: .add), UIBarButtonItem(image: UIImage(systemName: "bell")),
    ]
    content.navigationItem.leftBarButtonItem = UIBarButtonItem(title: "Edit")
    content.toolbarItems = [
      UIBarButtonItem(systemItem: .trash), .flexibleSpace(), UIBarButtonItem(title: "Select"),
    ]
    let harbours = UINavigationController(rootViewController: content)
    harbours.navigationBar.prefersLargeTitles = true
    harbours.isToolbarHidden = false
    harbours.tabBarItem = UITabBarItem(
      title: "Harbours", image: UIImage(systemName: "water.waves"), tag: 0)
    let inner = UIViewController()
    inner.view.backgroundColor = .systemBackground
    inner.title = "Piers"
    let outer = UIViewController()
    outer.title = "All"
    let piers = UINavigationController()
    piers.viewControllers = [outer, inner]
    piers.tabBarItem = UITabBarItem(title: "Piers", image: UIImage(systemName: "map"), tag: 1)
    piers.tabBarItem.badgeValue = "3"
    let more = UIViewController()
    more.tabBarItem = UITabBarItem(tabBarSystemItem: .favorites, tag: 2)
    viewControllers = [harbours, piers, more]
  }
}
