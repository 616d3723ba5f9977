// SPDX-License-Identifier: Apache-2.0

import Expectations
import Testing
import UIKit

/// Tests that UIKit code for sidebars compiles.
@MainActor
struct SidebarInterfaceTests {
  private final class Shell: UITabBarController, UITabBarController.Sidebar.Delegate {
    var isOpen = true

    override func viewDidLoad() {
      super.viewDidLoad()
      sidebar.delegate = self
      sidebar.navigationOverflowItems = UIDeferredMenuElement.uncached { completion in
        completion([UIAction(title: "Sort") { _ in }])
      }
    }

    func tabBarController(
      _ tabBarController: UITabBarController,
      sidebarVisibilityWillChange sidebar: UITabBarController.Sidebar,
      animator: any UITabBarController.Sidebar.Animating
    ) {
      animator.addAnimations { self.view.layoutIfNeeded() }
      animator.addCompletion { [weak self] in self?.isOpen = !sidebar.isHidden }
    }

    func tabBarController(
      _ tabBarController: UITabBarController, sidebar: UITabBarController.Sidebar,
      itemFor request: UITabSidebarItem.Request
    ) -> UITabSidebarItem {
      let item = UITabSidebarItem(request: request)
      style(item)
      return item
    }

    func tabBarController(
      _ tabBarController: UITabBarController, sidebar: UITabBarController.Sidebar,
      update item: UITabSidebarItem
    ) { style(item) }

    func tabBarController(
      _ tabBarController: UITabBarController, sidebar: UITabBarController.Sidebar,
      contextMenuConfigurationFor tab: UITab
    ) -> UIContextMenuConfiguration? { nil }

    private func style(_ item: UITabSidebarItem) {
      guard case .tab(let tab) = item.content else { return }
      var content = item.defaultContentConfiguration()
      content.secondaryText = tab.identifier
      content.imageProperties.cornerRadius = item.configurationState.isSelected ? 14 : 0
      item.contentConfiguration = content
    }
  }

  @Test func `a sidebar is told what its rows show`() throws {
    let shell = Shell(tabs: [
      UITab(title: "One", image: nil, identifier: "one") { _ in UIViewController() }
    ])
    shell.loadViewIfNeeded()
    let tab = try #require(shell.tabs.first)
    shell.sidebar.reconfigureItem(for: tab)
    shell.sidebar.isHidden = true
    expect(shell.sidebar.delegate === shell)
  }
}
