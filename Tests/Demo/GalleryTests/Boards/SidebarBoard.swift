// SPDX-License-Identifier: Apache-2.0

import UIKit

/// A sidebar with single tabs, a group, a badge, and a subtitle.
final class SidebarBoard: UITabBarController {
  override func viewDidLoad() {
    super.viewDidLoad()
    let news = tab("News", "newspaper")
    news.subtitle = "Since this morning"
    let inbox = tab("Inbox", "tray")
    inbox.badgeValue = "12"
    tabs = [
      tab("Home", "house"), inbox, news,
      UITabGroup(
        title: "Library", image: nil, identifier: "Library",
        children: [tab("Albums", "square.stack"), tab("Songs", "music.note")]),
      UISearchTab { _ in UIViewController() },
    ]
    selectedTab = tab(forIdentifier: "Albums")
  }

  private func tab(_ title: String, _ symbol: String) -> UITab {
    UITab(title: title, image: UIImage(systemName: symbol), identifier: title) { tab in
      let controller = UIViewController()
      controller.title = tab.title
      controller.view.backgroundColor = .systemBackground
      return UINavigationController(rootViewController: controller)
    }
  }
}
