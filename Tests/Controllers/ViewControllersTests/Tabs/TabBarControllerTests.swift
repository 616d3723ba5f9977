// SPDX-License-Identifier: Apache-2.0

import Expectations
import MullionViewControllers
import Testing
import UIKit

@MainActor
@Suite
struct TabBarControllerTests {
  let record = Record()
  let stage: ControllerStage
  let tabs = UITabBarController()
  let controllers: [RecordingController]

  init() {
    controllers = ["one", "two", "three"].map { [record] in
      let controller = RecordingController($0, record: record)
      controller.title = $0
      return controller
    }
    tabs.viewControllers = controllers
    stage = ControllerStage(tabs)
    record.lines = []
  }

  private var appearances: [String] {
    record.lines.filter { !$0.contains("lay out") }
  }

  private func click(_ x: CGFloat) {
    stage.click(CGPoint(x: x, y: 820))
  }

  @Test
  func `the first tab is chosen, and its content ends above the bar`() {
    expect(tabs.selectedIndex, equals: 0)
    expect(tabs.tabBar.frame, equals: CGRect(x: 0, y: 795, width: 390, height: 49))
    expect(controllers[0].view.frame.height, equals: 844)
    expect(controllers[0].view.safeAreaInsets.bottom, equals: 49)
    expect(!controllers[1].isViewLoaded)
    expect(tabs.tabBar.items?.map(\.title), equals: ["one", "two", "three"])
  }

  @Test
  func `a click on a tab shows its controller`() {
    click(195)
    expect(tabs.selectedViewController === controllers[1])
    expect(
      appearances,
      equals: [
        "two did load", "two will appear", "two is appearing", "one will disappear",
        "one did disappear", "two did appear",
      ])
    expect(controllers[0].view.superview == nil)
    expect(tabs.tabBar.selectedItem === controllers[1].tabBarItem)
    expect(stage.window.displayTitle, equals: "two")
  }

  @Test
  func `a delegate may refuse a tab`() {
    let listener = TabListener()
    tabs.delegate = listener
    listener.allows = false
    click(195)
    expect(tabs.selectedIndex, equals: 0)
    listener.allows = true
    click(195)
    expect(tabs.selectedIndex, equals: 1)
    expect(listener.chosen, equals: ["two"])
  }

  @Test
  func `other controllers keep the one that was chosen`() {
    tabs.selectedIndex = 2
    tabs.viewControllers = [controllers[2], controllers[1]]
    expect(tabs.selectedViewController === controllers[2])
    expect(tabs.selectedIndex, equals: 0)
    expect(controllers[0].parent == nil)
    tabs.viewControllers = []
    expect(tabs.selectedIndex, equals: NSNotFound)
  }

  @Test
  func `the bar goes away where a pushed controller asks for it`() {
    let navigation = UINavigationController(rootViewController: UIViewController())
    tabs.viewControllers = [navigation]
    stage.frame()
    expect(navigation.view.safeAreaInsets.bottom, equals: 49)
    let detail = UIViewController()
    detail.hidesBottomBarWhenPushed = true
    navigation.pushViewController(detail, animated: false)
    stage.frame()
    expect(tabs.tabBar.isHidden)
    expect(detail.view.safeAreaInsets.bottom, equals: 0)
    navigation.popViewController(animated: false)
    stage.frame()
    expect(!tabs.tabBar.isHidden)
  }

  @Test
  func `a click on the chosen tab goes back to the first controller of its stack`() {
    let navigation = UINavigationController(rootViewController: UIViewController())
    navigation.pushViewController(UIViewController(), animated: false)
    tabs.viewControllers = [navigation, controllers[0]]
    tabs.selectedIndex = 0
    stage.frame()
    click(90)
    expect(navigation.viewControllers.count, equals: 1)
  }

  private final class HearingTabs: UITabBarController, UITabBarControllerDelegate {
    var heard: [String] = []
    override func tabBar(_ tabBar: UITabBar, didSelect item: UITabBarItem) {
      heard.append("pressed \(item.title ?? "") at \(selectedIndex)")
    }
    func tabBarController(
      _ tabBarController: UITabBarController, shouldSelect viewController: UIViewController
    ) -> Bool {
      heard.append("may \(viewController.title ?? "")")
      return viewController.title != "three"
    }
    func tabBarController(
      _ tabBarController: UITabBarController, didSelect viewController: UIViewController
    ) {
      heard.append("chose \(viewController.title ?? "") at \(selectedIndex)")
    }
  }

  @Test func `a controller hears of the item that a person presses before its tab is shown`() {
    let hearing = HearingTabs()
    hearing.delegate = hearing
    hearing.viewControllers = ["one", "two", "three"].map {
      let controller = UIViewController()
      controller.title = $0
      return controller
    }
    let stage = ControllerStage(hearing)
    hearing.selectedIndex = 1
    hearing.selectedIndex = 0
    expect(hearing.heard, equals: [])
    stage.click(CGPoint(x: 195, y: 820))
    stage.click(CGPoint(x: 325, y: 820))
    expect(
      hearing.heard,
      equals: [
        "pressed two at 0", "may two", "chose two at 1", "pressed three at 1", "may three",
      ])
    expect(hearing.tabBar.delegate === hearing)
    expect(hearing.tabBar.selectedItem?.title, equals: "two")
  }
}
