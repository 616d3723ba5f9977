// SPDX-License-Identifier: Apache-2.0

import Expectations
import MullionControls
import MullionViewControllers
import Testing
import UIKit

/// Tests of spring loading: drags that are held over bar items, tabs and alert actions.
@MainActor
struct SpringLoadedPartTests {
  private let stage = ControllerStage.stack()

  /// Holds a drag over the control with the accessibility label `name`.
  private func hold(_ name: String) throws {
    stage.holdDrag(over: try #require(stage.control(name)))
  }

  @Test func `an item of a bar is chosen where it says so, while it is enabled`() throws {
    var count = 0
    let item = UIBarButtonItem(title: "Folder", primaryAction: UIAction { _ in count += 1 })
    stage.navigation.topViewController?.navigationItem.rightBarButtonItem = item
    stage.step()
    try hold("Folder")
    expect(count == 0 && !item.isSpringLoaded)
    item.isSpringLoaded = true
    stage.step()
    try hold("Folder")
    expect(count, equals: 1)
    item.isEnabled = false
    stage.step()
    try hold("Folder")
    expect(count, equals: 1)
  }

  @Test func `a button back goes back where its item says so`() throws {
    let first = stage.navigation.topViewController
    first?.navigationItem.backBarButtonItem = UIBarButtonItem(title: "Up")
    first?.navigationItem.backBarButtonItem?.isSpringLoaded = true
    stage.navigation.pushViewController(UIViewController(), animated: false)
    stage.step()
    try hold("Up")
    expect(stage.navigation.topViewController === first)
  }

  @Test func `an action of an alert is chosen where the alert says so`() throws {
    var chosen: [String] = []
    let alert = UIAlertController(title: "Into which?", message: nil, preferredStyle: .alert)
    for title in ["First", "Second"] {
      alert.addAction(UIAlertAction(title: title, style: .default) { _ in chosen.append(title) })
    }
    stage.navigation.present(alert, animated: false)
    stage.step()
    try hold("Second")
    expect(chosen.isEmpty && !alert.isSpringLoaded)
    alert.isSpringLoaded = true
    stage.step()
    try hold("Second")
    expect(chosen == ["Second"] && stage.navigation.presentedViewController == nil)
  }

  @Test func `the tab that is chosen already stays as it is`() throws {
    let bar = UITabBar(frame: CGRect(x: 0, y: 400, width: 390, height: 49))
    let items = ["One", "Two", "Three"].map { UITabBarItem(title: $0, image: nil, tag: 0) }
    final class Listener: NSObject, UITabBarDelegate {
      var chosen: [String] = []
      func tabBar(_ tabBar: UITabBar, didSelect item: UITabBarItem) {
        chosen.append(item.title ?? "")
      }
    }
    let listener = Listener()
    bar.delegate = listener
    bar.items = items
    bar.selectedItem = items[0]
    items[0].isSpringLoaded = true
    items[1].isSpringLoaded = true
    stage.navigation.topViewController?.view.addSubview(bar)
    stage.step()
    for name in ["One", "Two", "Three"] { try hold(name) }
    expect(listener.chosen, equals: ["Two"])
    bar.isSpringLoaded = true
    stage.step()
    try hold("Three")
    expect(listener.chosen == ["Two", "Three"] && !items[2].isSpringLoaded)
  }

  @Test func `a tab is chosen in the bar and in the sidebar where it says so`() throws {
    for width in [390.0, 1180] {
      let tabs = ["home", "work", "group"].map { name in
        UITab(title: name, image: nil, identifier: name) { _ in UIViewController() }
      }
      let group = UITabGroup(title: "more", image: nil, identifier: "more", children: [tabs[2]])
      let controller = UITabBarController(tabs: [tabs[0], tabs[1], group])
      controller.mode = .tabSidebar
      let stage = ControllerStage(controller, size: CGSize(width: width, height: 844))
      stage.step()
      func hold(_ name: String) throws {
        stage.holdDrag(over: try #require(stage.control(name)))
      }
      try hold("work")
      expect(controller.selectedTab?.identifier, equals: "home")
      tabs[1].isSpringLoaded = true
      expect(tabs[1].isSpringLoaded)
      stage.step()
      try hold("work")
      expect(controller.selectedTab?.identifier, equals: "work")
    }
  }
}
