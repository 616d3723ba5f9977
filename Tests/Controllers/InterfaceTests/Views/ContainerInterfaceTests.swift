// SPDX-License-Identifier: Apache-2.0

import Expectations
import Testing
import UIKit

/// Tests that UIKit code for containers, scenes and menus compiles.
@MainActor
struct ContainerInterfaceTests {
  private final class Drawer: UIViewController {
    var height: CGFloat = 0
    override func preferredContentSizeDidChange(
      forChildContentContainer container: any UIContentContainer
    ) {
      super.preferredContentSizeDidChange(forChildContentContainer: container)
      height = container.preferredContentSize.height
    }
    override func systemLayoutFittingSizeDidChange(
      forChildContentContainer container: any UIContentContainer
    ) {
      super.systemLayoutFittingSizeDidChange(forChildContentContainer: container)
    }
    override func size(
      forChildContentContainer container: any UIContentContainer,
      withParentContainerSize parentSize: CGSize
    ) -> CGSize {
      container.preferredContentSize == .zero
        ? super.size(forChildContentContainer: container, withParentContainerSize: parentSize)
        : container.preferredContentSize
    }
    override func buildMenu(with builder: any UIMenuBuilder) {
      super.buildMenu(with: builder)
      builder.remove(action: UIAction.Identifier("old"))
      builder.insertElements([UIAction(title: "New") { _ in }], atEndOfMenu: .file)
      builder.insertElements([], beforeMenu: .edit)
      builder.insertElements([], afterCommand: Selector("save"))
      builder.replace(menu: .help, with: [UIMenu(title: "Help")])
    }
  }

  @Test func `a container follows its child`() {
    let drawer = Drawer()
    let child = UIViewController()
    drawer.addChild(child)
    child.preferredContentSize = CGSize(width: 10, height: 20)
    expect(drawer.height, equals: 20)
    let size = drawer.size(forChildContentContainer: child, withParentContainerSize: .zero)
    expect(size.width, equals: 10)
  }

  @Test func `a scene's life is followed`() {
    let names: [NSNotification.Name] = [
      UIScene.willConnectNotification, UIScene.didDisconnectNotification,
      UIScene.didActivateNotification, UIScene.willDeactivateNotification,
      UIScene.willEnterForegroundNotification, UIScene.didEnterBackgroundNotification,
    ]
    expect(Set(names).count, equals: 6)
  }

  private final class Chooser: NSObject, UITabBarControllerDelegate {
    func tabBarController(
      _ tabBarController: UITabBarController, displayedViewControllersFor tab: UITab,
      proposedViewControllers: [UIViewController]
    ) -> [UIViewController] { proposedViewControllers }
  }

  @Test func `tabs without room and groups with a navigation controller`() {
    let chooser = Chooser()
    let group = UITabGroup(
      title: "Library", image: nil, identifier: "library",
      children: [UITab(title: "Songs", image: nil, identifier: "songs") { _ in UIViewController() }]
    ) { _ in UIViewController() }
    group.managingNavigationController = UINavigationController()
    group.sidebarAppearance = .rootSection
    group.sidebarActions = [UIAction(title: "Add") { _ in }]
    let tabs = UITabBarController(tabs: [group])
    tabs.delegate = chooser
    tabs.moreNavigationController.navigationBar.prefersLargeTitles = true
    tabs.selectedViewController = tabs.moreNavigationController
    group.children[0].isEnabled = false
    expect(group.children[0].managingTabGroup === group && !group.children[0].isEnabled)
  }
}
