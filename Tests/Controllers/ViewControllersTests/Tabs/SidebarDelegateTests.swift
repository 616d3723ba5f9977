// SPDX-License-Identifier: Apache-2.0

import Expectations
import MullionControls
import MullionViewControllers
import MullionViewTree
import Testing
import UIKit

/// Tests of the calls to a sidebar's delegate.
@MainActor
struct SidebarDelegateTests {
  private final class Listener: NSObject, UITabBarController.Sidebar.Delegate {
    var log: [String] = []
    var menu: UIContextMenuConfiguration?
    var subtitle = "first"
    var last: UITabSidebarItem?

    func tabBarController(
      _ tabBarController: UITabBarController,
      sidebarVisibilityWillChange sidebar: UITabBarController.Sidebar,
      animator: any UITabBarController.Sidebar.Animating
    ) {
      log.append(sidebar.isHidden ? "goes" : "comes")
      animator.addAnimations { self.log.append("moves") }
      animator.addCompletion { self.log.append("moved") }
    }

    func tabBarController(
      _ tabBarController: UITabBarController, sidebar: UITabBarController.Sidebar,
      itemFor request: UITabSidebarItem.Request
    ) -> UITabSidebarItem {
      let item = UITabSidebarItem(request: request)
      last = item
      if case .tab(let tab) = request.content, tab.identifier == "songs" { fill(item) }
      return item
    }

    func tabBarController(
      _ tabBarController: UITabBarController, sidebar: UITabBarController.Sidebar,
      update item: UITabSidebarItem
    ) {
      guard case .tab(let tab) = item.content, tab.identifier == "songs" else { return }
      fill(item)
      log.append(item.configurationState.isHighlighted ? "pressed" : "free")
    }

    private func fill(_ item: UITabSidebarItem) {
      var content = item.defaultContentConfiguration()
      content.secondaryText = subtitle
      item.contentConfiguration = content
      var ground = item.defaultBackgroundConfiguration()
      ground.cornerRadius = 3
      item.backgroundConfiguration = ground
    }

    func tabBarController(
      _ tabBarController: UITabBarController, sidebar: UITabBarController.Sidebar,
      contextMenuConfigurationFor tab: UITab
    ) -> UIContextMenuConfiguration? { tab.identifier == "songs" ? menu : nil }

    func tabBarController(
      _ tabBarController: UITabBarController, sidebar: UITabBarController.Sidebar,
      willBeginDisplaying tab: UITab
    ) { log.append("+" + tab.identifier) }

    func tabBarController(
      _ tabBarController: UITabBarController, sidebar: UITabBarController.Sidebar,
      didEndDisplaying tab: UITab
    ) { log.append("-" + tab.identifier) }
  }

  private let listener = Listener()
  private let controller: UITabBarController
  private let stage: ControllerStage

  init() {
    func tab(_ name: String) -> UITab {
      UITab(title: name, image: nil, identifier: name) { _ in UIViewController() }
    }
    controller = UITabBarController(tabs: [tab("home"), tab("songs")])
    controller.mode = .tabSidebar
    controller.sidebar.delegate = listener
    stage = ControllerStage(controller)
    stage.resize(1024, 768)
    stage.step()
  }

  @Test func `rows come into sight, leave it with the sidebar`() {
    expect(listener.log, equals: ["+home", "+songs"])
    listener.log = []
    controller.sidebar.isHidden = true
    expect(listener.log, equals: ["goes", "moves", "moved"])
    stage.step()
    expect(listener.log.suffix(2), equals: ["-home", "-songs"])
  }

  @Test func `what is added moves along when a person takes the sidebar away`() throws {
    listener.log = []
    stage.click(try #require(stage.control("Hide sidebar")))
    expect(listener.log.filter { !$0.hasPrefix("-") }, equals: ["goes", "moves", "moved"])
    expect(controller.sidebar.isHidden)
  }

  @Test func `the delegate says what a row shows, and is asked again for another state`() throws {
    expect(stage.label("first") != nil)
    listener.subtitle = "second"
    listener.log = []
    let songs = try #require(controller.tab(forIdentifier: "songs"))
    controller.sidebar.reconfigureItem(for: songs)
    stage.step()
    expect(listener.log, equals: ["free"])
    expect(stage.label("first") == nil && stage.label("second") != nil)
    let row = try #require(stage.control("songs") as? UIControl)
    listener.log = []
    row.isHighlighted = true
    expect(listener.log, equals: ["pressed"])
  }

  @Test func `an item is a copy with the same looks`() throws {
    let item = try #require(listener.last)
    let content: UITabSidebarItem.Content = item.content
    guard case .tab(let tab) = content else { return expect(Bool(false)) }
    expect(tab.identifier, equals: "songs")
    var look = item.defaultContentConfiguration()
    expect(look.text, equals: "songs")
    look.text = "b"
    item.contentConfiguration = look
    let copy = try #require(item.copy() as? UITabSidebarItem)
    expect((copy.contentConfiguration as? UIListContentConfiguration)?.text, equals: "b")
    expect(copy.defaultContentConfiguration().text, equals: "songs")
  }

  @Test func `a row has the menu that the delegate gives`() throws {
    var deeds = 0
    listener.menu = UIContextMenuConfiguration(actionProvider: { _ in
      UIMenu(children: [UIAction(title: "Forget") { _ in deeds += 1 }])
    })
    let row = try #require(stage.control("songs"))
    let place = row.convert(CGPoint(x: 40, y: row.bounds.midY), to: nil)
    stage.harness.longPress(at: place)
    stage.step()
    let node = try #require(stage.read().first { $0.label == "Forget" })
    stage.click(CGPoint(x: node.frame.midX, y: node.frame.midY))
    expect(deeds, equals: 1)
  }

  @Test func `a button above the tabs lists what the application gives`() throws {
    expect(stage.control("More") == nil)
    var deeds = 0
    controller.sidebar.navigationOverflowItems = .uncached { done in
      done([UIAction(title: "Sort") { _ in deeds += 1 }])
    }
    stage.step()
    stage.click(try #require(stage.control("More")))
    let node = try #require(stage.read().first { $0.label == "Sort" })
    stage.click(CGPoint(x: node.frame.midX, y: node.frame.midY))
    expect(deeds, equals: 1)
  }
}
