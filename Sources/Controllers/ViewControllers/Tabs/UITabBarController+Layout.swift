// SPDX-License-Identifier: Apache-2.0

import Foundation
import MullionCollectionGeometry
import MullionViewTree

// The layout of the bar, the sidebar and the content.
extension UITabBarController: ContainerLayout, TabBarPressing {
  /// The maximum number of tabs in the bar of a narrow window.
  private static let room = 5

  private var hasMore: Bool {
    traitCollection.horizontalSizeClass == .compact && wantedTabs.count > Self.room
  }

  /// The tabs in the bar.
  var barTabs: [UITab] {
    hasMore ? Array(wantedTabs.prefix(Self.room - 1)) : wantedTabs
  }

  /// The tabs that do not fit into the bar.
  var moreTabs: [UITab] { hasMore ? Array(wantedTabs.dropFirst(Self.room - 1)) : [] }

  /// Whether the More list or one of its tabs is shown.
  var isInMore: Bool {
    listsMore || chosen.map { tab in moreTabs.contains { $0.family.contains(tab) } } ?? false
  }

  /// The controller whose view is in this controller's view.
  var shownController: UIViewController? {
    isInMore ? moreNavigationController : contentController
  }

  /// The controller of the selected tab, or the navigation controller that manages the tab, or `nil` without
  /// a selection.
  var contentController: UIViewController? { managing ?? chosen?.viewController }

  /// Returns the tab outside the bar whose controller, or managing navigation controller, is `controller`.
  func tabWithoutRoom(showing controller: UIViewController) -> UITab? {
    moreTabs.flatMap(\.family).first { tab in
      tab.madeController === controller
        || tab.managingGroup?.managingNavigationController === controller
    }
  }

  // MARK: Groups with a navigation controller

  /// The navigation controller that manages the selected tab and its enclosing groups, or `nil`.
  private var managing: UINavigationController? {
    chosen?.managingGroup?.managingNavigationController
  }

  /// The managing navigation controllers of all groups.
  var managers: [UIViewController] {
    tabs.flatMap(\.family).compactMap { ($0 as? UITabGroup)?.managingNavigationController }
  }

  /// Puts the controllers of the selected tab and of the groups around it on the stack of the navigation
  /// controller that manages them.
  ///
  /// Controllers that were pushed on top of these controllers stay.
  func showManaged() {
    guard let managing, let chosen, let group = chosen.managingGroup else { return }
    var path: [UITab] = []
    for tab in sequence(first: chosen, next: \.parent) {
      path.insert(tab, at: 0)
      if tab === group { break }
    }
    let proposed = path.compactMap(\.viewController)
    let wanted =
      delegate?.tabBarController(
        self, displayedViewControllersFor: chosen, proposedViewControllers: proposed) ?? proposed
    guard !managing.viewControllers.starts(with: wanted, by: ===) || wanted.isEmpty else { return }
    managing.setViewControllers(wanted, animated: managing.viewIfLoaded?.window != nil)
  }

  /// Selects the tab whose controller the user navigated to in the managing navigation controller.
  private func followManaged() {
    guard transition == nil, let top = managing?.topViewController, let chosen,
      chosen.madeController !== top,
      let tab = chosen.managingGroup?.family.first(where: { $0.madeController === top })
    else { return }
    record(tab)
    showBar()
  }

  /// Returns the entry of a tab in the More list.
  func entry(_ tab: UITab) -> MoreRow.Entry {
    MoreRow.Entry(
      title: tab.item.title ?? "", image: tab.item.image, badge: tab.item.badgeValue,
      identifier: tab.item.accessibilityIdentifier, isEnabled: tab.item.isEnabled
    ) { [weak self, weak tab] in
      if let tab { self?.personChoseInMore(tab) }
    }
  }

  /// Whether the bar is hidden by `isTabBarHidden`, by the sidebar, or by `hidesBottomBarWhenPushed` of a
  /// pushed controller.
  var barIsAway: Bool {
    if isTabBarHidden || sidebar.isShown { return true }
    let stacks = [shownController, selectedViewController].compactMap {
      $0 as? UINavigationController
    }
    return stacks.contains {
      $0.viewControllers.dropFirst().contains(where: \.hidesBottomBarWhenPushed)
    }
  }

  /// Lays out the bar, the sidebar and the content.
  func layoutContents() {
    guard let view = viewIfLoaded else { return }
    followManaged()
    if shownWidth != traitCollection.horizontalSizeClass {
      shownWidth = traitCollection.horizontalSizeClass
      showChosen()
    }
    bar.offersSidebar = sidebar.isOffered ? { [weak sidebar] in sidebar?.toggle() } : nil
    sidebar.panel?.layOut(in: view, above: bar)
    let safe = view.safeAreaInsets
    bar.isHidden = barIsAway && movingBars == 0
    bar.background.overhang = safe.bottom
    bar.frame = CGRect(
      x: 0, y: view.bounds.height - (barIsAway ? 0 : safe.bottom + UITabBar.height),
      width: view.bounds.width, height: UITabBar.height)
    if let content = shownController?.viewIfLoaded, transition == nil { place(content) }
    contentArea?.insets = contentInsets(in: view)
    contentWasLaidOut()
  }

  /// Finds the scroll view that the bar follows, after the layout of the content.
  func contentWasLaidOut() { bottomFollower.follow(shownController?.bottomScrollView) }

  func contentInsets(in view: UIView) -> UIEdgeInsets {
    var insets = UIEdgeInsets.zero
    var frame = view.bounds
    sidebar.panel?.cut(&frame, &insets)
    return UIEdgeInsets(
      top: 0, left: frame.minX,
      bottom: barIsAway ? 0 : view.safeAreaInsets.bottom + UITabBar.height,
      right: view.bounds.maxX - frame.maxX)
  }

  func place(_ content: UIView) {
    var insets = view.safeAreaInsets
    var frame = view.bounds
    sidebar.panel?.cut(&frame, &insets)
    if !barIsAway {
      insets.bottom += UITabBar.height
      if !bar.isTranslucent {
        frame.size.height -= insets.bottom
        insets.bottom = 0
      }
    }
    content.frame = frame
    content.setOwnSafeAreaInsets(insets)
  }

  // MARK: Selection

  /// Handles the selection of a bar item by the user.
  func personChose(_ item: UITabBarItem) {
    guard let tab = barTabs.first(where: { $0.item === item }) else {
      if item === madeMore?.tabBarItem { personChoseMore() }
      return
    }
    if let group = tab as? UITabGroup, group.hasController, let chosen, chosen !== group,
      group.family.contains(chosen)
    {
      return personChose(group, among: group)
    }
    personChose(destination(of: tab), among: tab)
  }
}

extension UITabBarController: TabWork {
  func makePanel() -> any SidebarPanel { TabSidebarPanel(of: sidebar, in: self) }

  /// Updates the bar and the sidebar for changed tabs; selects the first tab if the selected tab was removed
  /// or hidden.
  func tabsChanged() {
    if let chosen, chosen.owner !== self || chosen.isHidden {
      record(barTabs.first.map(destination))
      return showChosen()
    }
    showBar()
    viewIfLoaded?.setNeedsLayout()
  }

  /// Reloads the sidebar; the bar is updated by the changes of its items.
  func tabLooksChanged() { sidebar.changed() }

  /// Returns whether `tab` is in the bar or the sidebar.
  func shows(_ tab: UITab) -> Bool {
    guard !tab.isHidden else { return false }
    return sidebar.isShown ? true : barTabs.contains(tab)
  }
}

extension UIViewController {
  /// The tab that shows the controller in the nearest tab bar controller, or `nil`.
  public var tab: UITab? {
    tabBarController.flatMap { bar in
      bar.tabs.flatMap(\.family).first { tab in
        tab.madeController.map { made in sequence(first: self, next: \.parent).contains(made) }
          ?? false
      }
    }
  }
}
