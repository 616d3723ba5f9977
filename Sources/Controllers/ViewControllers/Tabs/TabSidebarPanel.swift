// SPDX-License-Identifier: Apache-2.0

import Foundation
import MullionCollectionGeometry
import MullionViewTree

/// The list that shows the sidebar of a tab bar controller.
@MainActor
final class TabSidebarPanel: SidebarPanel {
  /// The width of a sidebar, in points.
  private static let width: CGFloat = 280

  private unowned let sidebar: UITabBarController.Sidebar
  private weak var controller: UITabBarController?
  private let list = TabSidebarView()

  init(of sidebar: UITabBarController.Sidebar, in controller: UITabBarController) {
    self.sidebar = sidebar
    self.controller = controller
  }

  func reconfigureRow(of tab: ObjectIdentifier) { list.row(of: tab)?.reconfigure() }

  func changed() {
    guard let controller, sidebar.isShown || list.superview != nil else { return }
    list.show(
      TabSidebarView.Content(
        entries: entries(of: controller), header: sidebar.headerContentConfiguration,
        footer: sidebar.footerContentConfiguration, bottom: sidebar.bottomBarView,
        overflow: sidebar.navigationOverflowItems),
      for: SidebarListener(sidebar, of: controller),
      hide: { [weak sidebar] in sidebar?.toggle() })
  }

  private func entries(of controller: UITabBarController) -> [SidebarEntry] {
    var all: [SidebarEntry] = []
    var isBehindGroup = false
    for tab in controller.tabs where !tab.isHidden {
      let isGroup = tab is UITabGroup
      all += entries(of: tab, level: 0, beginsBlock: isBehindGroup && !isGroup)
      isBehindGroup = isGroup
    }
    for group in controller.tabs.flatMap(\.family) where isSectionInGroup(group) {
      all += entries(of: group, level: 0, beginsBlock: true)
    }
    return all
  }

  /// Returns whether `tab` is in a group and forms a section of its own.
  private func isSectionInGroup(_ tab: UITab) -> Bool {
    tab.parent != nil && (tab as? UITabGroup)?.sidebarAppearance == .rootSection
  }

  private func entries(of tab: UITab, level: Int, beginsBlock: Bool) -> [SidebarEntry] {
    guard !tab.isHidden else { return [] }
    let group = tab as? UITabGroup
    let isInline = group?.sidebarAppearance == .inline
    let isDestination =
      group.map { isInline || $0.isSidebarDestination && $0.hasController } ?? true
    var choose: (@MainActor () -> Void)?
    if isDestination {
      choose = { [weak self, weak tab] in
        guard let tab else { return }
        let chosen = (tab as? UITabGroup)?.chosenInSidebar ?? tab
        self?.controller?.personChose(chosen, among: chosen)
      }
    }
    var all = [
      SidebarEntry(
        content: .tab(tab), title: tab.title, subtitle: tab.subtitle, badge: tab.badgeValue,
        identifier: tab.accessibilityIdentifier, level: level,
        isChosen: tab === controller?.chosen, isSpringLoaded: tab.isSpringLoaded,
        isEnabled: tab.isEnabled, beginsBlock: beginsBlock, choose: choose)
    ]
    let inner = isDestination ? level + 1 : level
    for child in group?.displayOrder ?? [] where !isSectionInGroup(child) {
      all += entries(of: child, level: inner, beginsBlock: false)
    }
    return all + (group?.sidebarActions ?? []).map { entry(of: $0, level: inner) }
  }

  private func entry(of action: UIAction, level: Int) -> SidebarEntry {
    SidebarEntry(
      content: .action(action), title: action.title, subtitle: action.subtitle, badge: nil,
      identifier: action.identifier.rawValue, level: level, isChosen: false,
      isSpringLoaded: false, isEnabled: !action.attributes.contains(.disabled),
      beginsBlock: false
    ) { [weak self] in action.perform(for: self?.sidebar) }
  }

  func layOut(in view: UIView, above bar: UIView) {
    let isMirrored = view.effectiveUserInterfaceLayoutDirection == .rightToLeft
    let width = wantedWidth(in: view)
    let out = isMirrored ? view.bounds.width : -width
    let inside = isMirrored ? view.bounds.width - width : 0
    if sidebar.isShown, list.superview !== view {
      list.frame = CGRect(x: out, y: 0, width: width, height: view.bounds.height)
      view.insertSubview(list, aboveSubview: bar)
      changed()
    }
    guard list.superview === view else { return }
    list.frame = CGRect(
      x: sidebar.isShown ? inside : out, y: 0, width: width, height: view.bounds.height)
    list.isHidden = false
    list.isInSight = sidebar.isShown
    list.accessibilityElementsHidden = !sidebar.isShown
    list.liesInFront = sidebar.preferredLayout == .overlap
    list.setOwnSafeAreaInsets(
      UIEdgeInsets(
        top: view.safeAreaInsets.top, left: isMirrored ? 0 : view.safeAreaInsets.left,
        bottom: view.safeAreaInsets.bottom, right: isMirrored ? view.safeAreaInsets.right : 0))
  }

  private func wantedWidth(in view: UIView) -> CGFloat {
    let side =
      view.effectiveUserInterfaceLayoutDirection == .rightToLeft
      ? view.safeAreaInsets.right : view.safeAreaInsets.left
    return min(Self.width, (view.bounds.width / 2).rounded()) + side
  }

  func cut(_ frame: inout CGRect, _ insets: inout UIEdgeInsets) {
    guard sidebar.isShown, sidebar.preferredLayout != .overlap,
      let view = controller?.viewIfLoaded
    else { return }
    let width = wantedWidth(in: view)
    frame.size.width = max(0, frame.width - width)
    if view.effectiveUserInterfaceLayoutDirection == .rightToLeft {
      insets.right = 0
    } else {
      frame.origin.x += width
      insets.left = 0
    }
  }
}
