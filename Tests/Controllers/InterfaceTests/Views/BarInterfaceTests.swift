// SPDX-License-Identifier: Apache-2.0

import Expectations
import Testing
import UIKit

/// Tests that UIKit code for bars and tabs compiles.
@MainActor
struct BarInterfaceTests {
  private final class Editor: UIViewController {
    override func viewDidLoad() {
      super.viewDidLoad()
      let share = UIBarButtonItem(systemItem: .action, primaryAction: UIAction { _ in })
      navigationItem.style = .editor
      navigationItem.leadingItemGroups = [share.creatingFixedGroup()]
      navigationItem.centerItemGroups = [
        .movableGroup(customizationIdentifier: "text", representativeItem: nil, items: []),
        .optionalGroup(
          customizationIdentifier: "draw", isInDefaultCustomization: false,
          representativeItem: UIBarButtonItem(title: "Draw"), items: []),
      ]
      navigationItem.trailingItemGroups = [.fixedGroup(representativeItem: nil, items: [])]
      navigationItem.pinnedTrailingGroup = .fixedGroup(items: [UIBarButtonItem(systemItem: .done)])
      navigationItem.titleMenuProvider = { suggested in UIMenu(children: suggested) }
      navigationController?.hidesBarsOnTap = true
    }
  }

  private final class Delegate: NSObject, UITabBarControllerDelegate {
    func tabBarController(
      _ tabBarController: UITabBarController, shouldSelectTab tab: UITab
    ) -> Bool { tab.identifier != "locked" }
    func tabBarController(
      _ tabBarController: UITabBarController, didSelectTab selectedTab: UITab, previousTab: UITab?
    ) {}
  }

  @Test func `a bar with groups`() {
    let editor = Editor()
    let navigation = UINavigationController(rootViewController: editor)
    navigation.hidesBarsWhenKeyboardAppears = true
    navigation.hidesBarsWhenVerticallyCompact = true
    navigation.barHideOnTapGestureRecognizer.numberOfTapsRequired = 2
    editor.loadViewIfNeeded()
    let appearance = UINavigationBarAppearance()
    appearance.backgroundEffect = UIBlurEffect(style: .systemThinMaterial)
    navigation.navigationBar.standardAppearance = appearance
    expect(editor.navigationItem.leftBarButtonItems?.count, equals: 1)
    expect(editor.navigationItem.centerItemGroups.count, equals: 2)
    expect(editor.navigationItem.pinnedTrailingGroup?.isDisplayingRepresentativeItem, equals: false)
  }

  @Test func `tabs with groups and a sidebar`() {
    let delegate = Delegate()
    let controller = UITabBarController(tabs: [
      UITab(title: "Home", image: UIImage(systemName: "house"), identifier: "home") { _ in
        UIViewController()
      },
      UITabGroup(
        title: "Library", image: nil, identifier: "library",
        children: [
          UITab(title: "Songs", image: nil, identifier: "songs") { _ in UIViewController() }
        ]),
      UISearchTab { _ in UINavigationController() },
    ])
    controller.delegate = delegate
    controller.mode = .tabSidebar
    controller.sidebar.preferredLayout = .tile
    controller.sidebar.headerContentConfiguration = UIListContentConfiguration.sidebarHeader()
    controller.tabs[0].preferredPlacement = .fixed
    controller.tabs[0].badgeValue = "2"
    controller.selectedTab = controller.tab(forIdentifier: "songs")
    expect(controller.selectedTab?.parent?.identifier, equals: "library")
    expect(controller.selectedTab?.tabBarController === controller)
  }

  @Test func `interfaces in front of others`() {
    let raised = UITraitCollection(userInterfaceLevel: .elevated)
    expect(raised.userInterfaceLevel, equals: .elevated)
    let controller = UIViewController()
    controller.traitOverrides.userInterfaceLevel = .elevated
    expect(controller.traitCollection.userInterfaceLevel, equals: .elevated)
    expect(controller.traitCollection[UITraitUserInterfaceLevel.self], equals: .elevated)
  }
}
