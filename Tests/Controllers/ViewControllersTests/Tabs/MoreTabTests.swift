// SPDX-License-Identifier: Apache-2.0

import Expectations
import MullionViewControllers
import MullionViewTree
import Testing
import UIKit

/// Tests of tabs that do not fit in the tab bar of a narrow window.
@MainActor
struct MoreTabTests {
  private let stage: ControllerStage
  private let tabs = UITabBarController()
  private let controllers: [UIViewController]

  init() {
    controllers = ["one", "two", "three"].map { name in
      let controller = UIViewController()
      controller.title = name
      return controller
    }
    tabs.viewControllers = controllers
    stage = ControllerStage(tabs)
  }

  private var all: [UIViewController] { tabs.viewControllers ?? [] }

  /// Sets seven tabs, the sixth of which is a navigation controller, and returns that controller.
  private func addTabs() -> UINavigationController {
    let others = ["four", "five", "six", "seven"].map { name in
      let controller = UIViewController()
      controller.title = name
      return controller
    }
    let navigation = UINavigationController(rootViewController: others[2])
    tabs.viewControllers = controllers + [others[0], others[1], navigation, others[3]]
    stage.step()
    return navigation
  }

  private func press(_ label: String) {
    guard let node = stage.read().last(where: { $0.label == label }) else { return }
    stage.click(CGPoint(x: node.frame.midX, y: node.frame.midY))
  }

  private var labels: [String] { stage.read().compactMap(\.label) }

  @Test func `of more than five tabs the last in the bar leads to a list of the others`() {
    let listener = TabListener()
    tabs.delegate = listener
    _ = addTabs()
    expect(tabs.tabBar.items?.map(\.title), equals: ["one", "two", "three", "four", "More"])
    press("More")
    expect(tabs.selectedViewController === tabs.moreNavigationController)
    expect(tabs.selectedIndex == NSNotFound && tabs.selectedTab == nil)
    expect(tabs.tabBar.selectedItem === tabs.moreNavigationController.tabBarItem)
    expect(listener.chosen.count, equals: 1)
    for name in ["five", "six", "seven"] { expect(labels.contains(name)) }
    press("seven")
    expect(tabs.selectedViewController === all[6] && tabs.selectedIndex == 6)
    expect(all[6].navigationController === tabs.moreNavigationController)
    expect(tabs.moreNavigationController.topViewController === all[6])
    expect(listener.chosen.count == 1 && stage.window.displayTitle == "seven")
    tabs.moreNavigationController.popViewController(animated: true)
    stage.step()
    expect(tabs.selectedViewController === tabs.moreNavigationController)
  }

  @Test func `the tab of the others comes back to what was shown of them, then to the list`() {
    _ = addTabs()
    tabs.selectedIndex = 4
    stage.step()
    expect(tabs.selectedViewController === all[4] && labels.contains("five"))
    expect(tabs.tabBar.selectedItem?.title, equals: "More")
    press("two")
    expect(tabs.selectedIndex, equals: 1)
    press("More")
    expect(tabs.selectedViewController === all[4])
    press("More")
    expect(tabs.selectedViewController === tabs.moreNavigationController)
    expect(tabs.moreNavigationController.viewControllers.count, equals: 1)
  }

  @Test func `a navigation controller keeps its bar, which leads back to the list`() {
    let navigation = addTabs()
    press("More")
    press("six")
    expect(tabs.selectedViewController === navigation)
    expect(tabs.moreNavigationController.isNavigationBarHidden)
    let detail = UIViewController()
    detail.title = "detail"
    navigation.pushViewController(detail, animated: false)
    stage.step()
    expect(navigation.view.window === stage.window && labels.contains("detail"))
    navigation.popViewController(animated: false)
    stage.step()
    expect(navigation.view.frame.height, equals: 844)
    stage.click(CGPoint(x: 40, y: 22))
    expect(tabs.selectedViewController === tabs.moreNavigationController)
    expect(!tabs.moreNavigationController.isNavigationBarHidden)
  }

  @Test func `the list is chosen like a controller, and a wide window has room for all`() {
    let navigation = addTabs()
    tabs.selectedViewController = navigation
    stage.step()
    expect(tabs.selectedIndex == 5 && navigation.view.window === stage.window)
    stage.resize(1024, 768)
    stage.step()
    expect(tabs.tabBar.items?.count == 7 && navigation.parent === tabs)
    expect(tabs.selectedViewController === navigation && navigation.view.superview === tabs.view)
    stage.resize(390, 844)
    stage.step()
    expect(tabs.tabBar.items?.count == 5 && navigation.view.window === stage.window)
    expect(navigation.parent !== tabs)
    tabs.selectedViewController = tabs.moreNavigationController
    stage.step()
    expect(tabs.selectedIndex, equals: NSNotFound)
    stage.resize(1024, 768)
    stage.step()
    expect(tabs.selectedIndex == 0 && controllers[0].view.window === stage.window)
  }

  @Test func `other tabs let go of those without room`() {
    let navigation = addTabs()
    tabs.selectedViewController = navigation
    stage.step()
    tabs.viewControllers = controllers
    stage.step()
    expect(tabs.tabBar.items?.count == 3 && navigation.parent == nil)
    expect(tabs.selectedViewController === controllers[2])
    expect(controllers[2].view.window === stage.window)
  }
}
