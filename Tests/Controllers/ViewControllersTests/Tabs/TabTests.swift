// SPDX-License-Identifier: Apache-2.0

import Expectations
import MullionControls
import MullionViewControllers
import MullionViewTree
import Testing
import UIKit

/// Tests of tabs, tab groups and the sidebar.
@MainActor
struct TabTests {
  private final class Listener: NSObject, UITabBarControllerDelegate {
    var log: [String] = []
    var refused: Set<String> = []
    func tabBarController(
      _ tabBarController: UITabBarController, shouldSelectTab tab: UITab
    ) -> Bool { !refused.contains(tab.identifier) }
    func tabBarController(
      _ tabBarController: UITabBarController, didSelectTab selectedTab: UITab, previousTab: UITab?
    ) {
      log.append("\(previousTab?.identifier ?? "none") to \(selectedTab.identifier)")
    }
  }

  private final class Maker {
    var made: [String] = []
  }

  private let stage: ControllerStage
  private let listener = Listener()
  private let maker = Maker()
  private let controller: UITabBarController

  init() {
    let maker = maker
    func tab(_ name: String) -> UITab {
      UITab(title: name, image: UIImage(systemName: "star"), identifier: name) { tab in
        maker.made.append(tab.identifier)
        let controller = UIViewController()
        controller.title = name
        return controller
      }
    }
    let library = UITabGroup(
      title: "library", image: nil, identifier: "library",
      children: [tab("albums"), tab("songs")])
    controller = UITabBarController(tabs: [
      tab("home"), UISearchTab { _ in UIViewController() }, library,
    ])
    controller.delegate = listener
    stage = ControllerStage(controller)
  }

  private func click(_ x: CGFloat, _ y: CGFloat) { stage.click(CGPoint(x: x, y: y)) }

  private func widen() {
    stage.resize(1024, 768)
    stage.step()
  }

  private func click(_ name: String) {
    guard let node = stage.read().first(where: { $0.label == name }) else { return }
    click(node.frame.midX, node.frame.midY)
  }

  @Test func `controllers are made when their tabs are first shown`() {
    expect(controller.selectedTab?.identifier == "home" && maker.made == ["home"])
    expect(controller.selectedViewController?.title, equals: "home")
    expect(controller.selectedViewController?.parent === controller)
    expect(controller.tabBar.items?.map(\.title), equals: ["home", "library", "Search"])
    controller.selectedTab = controller.tab(forIdentifier: "songs")
    expect(maker.made, equals: ["home", "songs"])
  }

  @Test func `a group shows the tab in it that was shown last, at first the first one`() throws {
    click(195, 820)
    expect(controller.selectedTab?.identifier, equals: "albums")
    expect(controller.tabBar.selectedItem?.title == "library" && controller.selectedIndex == 1)
    let library = try #require(controller.tabs.last as? UITabGroup)
    expect(library.selectedChild?.identifier, equals: "albums")
    controller.selectedTab = library.tab(forIdentifier: "songs")
    controller.selectedIndex = 0
    click(195, 820)
    expect(controller.selectedTab?.identifier, equals: "songs")
    expect(listener.log, equals: ["home to albums", "home to songs"])
  }

  @Test func `a group begins with the tab that it names`() throws {
    let library = try #require(controller.tabs.last as? UITabGroup)
    library.defaultChildIdentifier = "songs"
    controller.selectedTab = library
    expect(controller.selectedTab?.identifier, equals: "songs")
  }

  @Test func `a delegate may refuse a tab`() {
    listener.refused = ["albums"]
    click(195, 820)
    expect(controller.selectedTab?.identifier == "home" && listener.log.isEmpty)
  }

  @Test func `what a tab is like is seen in the bar`() throws {
    let home = try #require(controller.tabs.first)
    home.title = "start"
    home.badgeValue = "3"
    expect(controller.tabBar.items?.first?.title, equals: "start")
    expect(controller.tabBar.items?.first?.badgeValue, equals: "3")
    home.isHidden = true
    expect(controller.tabBar.items?.map(\.title), equals: ["library", "Search"])
    expect(controller.selectedTab?.identifier == "albums" && !home.hasVisiblePlacement)
    home.isHidden = false
    home.preferredPlacement = .sidebarOnly
    expect(controller.tabBar.items?.map(\.title), equals: ["library", "Search"])
    controller.compactTabIdentifiers = ["songs", "home"]
    expect(controller.tabBar.items?.map(\.title), equals: ["songs", "start"])
  }

  @Test func `wide windows have a sidebar where there are groups`() throws {
    widen()
    expect(controller.tabBar.isHidden)
    let labels = stage.read().compactMap(\.label)
    for name in ["home", "library", "albums", "songs", "Search"] { expect(labels.contains(name)) }
    expect(
      controller.selectedViewController?.view.frame,
      equals: CGRect(x: 280, y: 0, width: 744, height: 768)
    )
    click("songs")
    expect(controller.selectedTab?.identifier == "songs" && listener.log == ["home to songs"])
    let chosen = try #require(stage.read().first { $0.label == "songs" })
    expect(chosen.states.isSelected == true && chosen.role == .listItem)
    click("library")
    expect(controller.selectedTab?.identifier, equals: "songs")
  }

  @Test func `the sidebar goes and comes back by its buttons`() {
    widen()
    click("Hide sidebar")
    expect(controller.sidebar.isHidden && !controller.tabBar.isHidden)
    expect(controller.selectedViewController?.view.frame.width, equals: 1024)
    click("Show sidebar")
    expect(!controller.sidebar.isHidden && controller.tabBar.isHidden)
  }

  @Test func `a mode decides between bar and sidebar`() {
    widen()
    controller.mode = .tabBar
    stage.step()
    expect(!controller.tabBar.isHidden)
    controller.tabs = [
      UITab(title: "one", image: nil, identifier: "one") { _ in UIViewController() }
    ]
    controller.mode = .automatic
    stage.step()
    expect(!controller.tabBar.isHidden)
    controller.mode = .tabSidebar
    stage.step()
    expect(controller.tabBar.isHidden)
    controller.sidebar.preferredLayout = .overlap
    stage.step()
    expect(controller.selectedViewController?.view.frame.width, equals: 1024)
  }

  @Test func `the sidebar stands at the right where people read from the right`() {
    stage.window.semanticContentAttribute = .forceRightToLeft
    controller.view.semanticContentAttribute = .forceRightToLeft
    widen()
    expect(
      controller.selectedViewController?.view.frame,
      equals: CGRect(x: 0, y: 0, width: 744, height: 768))
  }

  @Test func `a group of its own controller can be chosen where it says so`() throws {
    let library = UITabGroup(
      title: "library", image: nil, identifier: "library",
      children: [UITab(title: "songs", image: nil, identifier: "songs") { _ in UIViewController() }]
    ) { _ in UIViewController() }
    controller.tabs = [library]
    expect(controller.selectedTab === library)
    widen()
    click("library")
    expect(listener.log.isEmpty)
    library.isSidebarDestination = true
    stage.step()
    click("songs")
    click("library")
    expect(listener.log, equals: ["library to songs", "songs to library"])
  }

  @Test func `controllers that are set have tabs, too`() throws {
    let one = UIViewController()
    one.tabBarItem = UITabBarItem(title: "one", image: nil, tag: 0)
    let two = UIViewController()
    two.title = "two"
    controller.viewControllers = [one, two]
    expect(controller.tabs.map(\.title), equals: ["one", "two"])
    expect(controller.selectedTab?.viewController === one && one.tab === controller.tabs[0])
    expect(two.parent === controller)
    controller.selectedTab = controller.tabs[1]
    expect(controller.selectedViewController === two && controller.selectedIndex == 1)
  }

  @Test func `a tab that is not enabled can't be chosen`() throws {
    let songs = try #require(controller.tab(forIdentifier: "songs"))
    songs.isEnabled = false
    expect(!songs.isEnabled)
    widen()
    click("songs")
    expect(controller.selectedTab?.identifier == "home" && listener.log.isEmpty)
    songs.isEnabled = true
    stage.step()
    click("songs")
    expect(controller.selectedTab === songs)
  }

  @Test func `a group's actions stand below its tabs`() throws {
    let library = try #require(controller.tabs.last as? UITabGroup)
    var deeds = 0
    library.sidebarActions = [UIAction(title: "New Playlist") { _ in deeds += 1 }]
    widen()
    click("New Playlist")
    expect(deeds == 1 && controller.selectedTab?.identifier == "home")
    let places = ["songs", "New Playlist"].map { name in
      stage.read().first { $0.label == name }?.frame.minY ?? 0
    }
    expect(places[1] > places[0])
  }

  @Test func `a group is a row where it says so, and a section in another group`() throws {
    let library = try #require(controller.tabs.last as? UITabGroup)
    library.sidebarAppearance = .inline
    widen()
    click("library")
    expect(controller.selectedTab?.identifier, equals: "albums")
    let inner = UITabGroup(
      title: "mixes", image: nil, identifier: "mixes",
      children: [UITab(title: "mine", image: nil, identifier: "mine") { _ in UIViewController() }])
    library.children.append(inner)
    inner.sidebarAppearance = .rootSection
    stage.step()
    let header = try #require(stage.read().first { $0.label == "mixes" })
    expect(header.role, equals: .heading)
    let ways: [UITabGroup.SidebarAppearance] = [.automatic, .inline, .rootSection]
    expect(ways.map(\.rawValue), equals: [0, 1, 2])
  }

  @Test func `a navigation controller shows what is in a group that it manages`() throws {
    let root = UIViewController()
    let songs = UIViewController()
    let child = UITab(title: "songs", image: nil, identifier: "songs") { _ in songs }
    let group = UITabGroup(title: "all", image: nil, identifier: "all", children: [child]) { _ in
      root
    }
    let navigation = UINavigationController()
    group.managingNavigationController = navigation
    expect(child.managingTabGroup === group && group.managingTabGroup == nil)
    controller.tabs = [controller.tabs[0], group]
    controller.selectedTab = child
    stage.step()
    expect(navigation.viewControllers, equals: [root, songs])
    expect(navigation.view.window === stage.window && controller.selectedTab === child)
    navigation.popViewController(animated: false)
    stage.step()
    expect(controller.selectedTab === group)
    controller.selectedTab = child
    stage.step()
    expect(navigation.topViewController === songs)
    controller.selectedIndex = 0
    stage.step()
    expect(navigation.view.window == nil)
  }

  @Test func `numbers of choices are those of UIKit`() {
    let modes: [UITabBarController.Mode] = [.automatic, .tabBar, .tabSidebar]
    expect(modes.map(\.rawValue), equals: [0, 1, 2])
    let layouts: [UITabBarController.Sidebar.Layout] = [.automatic, .overlap, .tile]
    expect(layouts.map(\.rawValue), equals: [0, 1, 2])
    let places: [UITab.Placement] = [
      .automatic, .default, .optional, .movable, .pinned, .fixed, .sidebarOnly,
    ]
    expect(places.map(\.rawValue), equals: Array(0...6))
    let sidebar: UITabBarController.Sidebar = controller.sidebar
    expect(!sidebar.isHidden)
  }

  @Test func `other tabs let go of controllers that have none any more`() {
    let home = controller.selectedViewController
    controller.tabs = [
      UITab(title: "one", image: nil, identifier: "one") { _ in UIViewController() }
    ]
    expect(home?.parent == nil && home?.viewIfLoaded?.superview == nil)
    expect(controller.selectedTab?.identifier, equals: "one")
  }

  @Test func `groups show their tabs in the order that is asked for`() throws {
    let library = try #require(controller.tabs.last as? UITabGroup)
    library.displayOrderIdentifiers = ["songs"]
    expect(library.displayOrder.map(\.identifier), equals: ["songs", "albums"])
    library.children.removeLast()
    expect(controller.tab(forIdentifier: "songs") == nil)
    expect(library.displayOrder.map(\.identifier), equals: ["albums"])
  }

  @Test func `two tabs of one identifier are refused, and choosing a tab of another controller`()
    async
  {
    await #expect(processExitsWith: .failure) {
      await MainActor.run {
        _ = UITabBarController(tabs: [
          UITab(title: "one", image: nil, identifier: "same"),
          UITabGroup(
            title: "two", image: nil, identifier: "two",
            children: [UITab(title: "three", image: nil, identifier: "same")]),
        ])
      }
    }
    await #expect(processExitsWith: .failure) {
      await MainActor.run {
        let controller = UITabBarController(tabs: [
          UITab(title: "one", image: nil, identifier: "one")
        ])
        controller.selectedTab = UITab(title: "two", image: nil, identifier: "two")
      }
    }
  }
}
