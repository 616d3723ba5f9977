// SPDX-License-Identifier: Apache-2.0

public import Foundation
import MullionCollectionGeometry
import MullionContracts
public import MullionControls
public import MullionViewTree

extension UITabBarController {
  /// The tabs of a tab bar controller as a list at the side of wide windows.
  @preconcurrency @MainActor
  open class Sidebar: NSObject {
    /// How wide a sidebar is, in points.
    private static let width: CGFloat = 280

    private weak var controller: UITabBarController?
    private lazy var list = TabSidebarView()

    init(_ controller: UITabBarController) {
      self.controller = controller
      super.init()
    }

    /// Says what the rows show, and hears of the sidebar.
    open weak var delegate: (any Delegate)? {
      didSet {
        UncalledMethods.report(of: delegate)
        if delegate !== oldValue { changed() }
      }
    }

    /// Whether the sidebar is away although the window is wide; the tabs are in the bar then.
    open var isHidden = false {
      didSet { if isHidden != oldValue { visibilityChanged() } }
    }
    /// How the sidebar and what is shown share the window.
    open var preferredLayout: Layout = .automatic {
      didSet { controller?.viewIfLoaded?.setNeedsLayout() }
    }
    /// What stands above the tabs; nil: nothing.
    open var headerContentConfiguration: (any UIContentConfiguration)? { didSet { changed() } }
    /// What stands below the tabs; nil: nothing.
    open var footerContentConfiguration: (any UIContentConfiguration)? { didSet { changed() } }
    /// A view at the bottom of the sidebar, which does not scroll; nil: none.
    open var bottomBarView: UIView? { didSet { changed() } }

    /// What the menu of a button above the tabs lists; nil: there is no such button.
    open var navigationOverflowItems: UIDeferredMenuElement? {
      didSet { if navigationOverflowItems !== oldValue { changed() } }
    }

    /// Shows the row of `tab` anew, after the delegate was asked to update its item.
    ///
    /// Nothing happens where the tab has no row.
    open func reconfigureItem(for tab: UITab) {
      if isShown { list.row(of: tab)?.reconfigure() }
    }

    /// Whether the controller has a sidebar in wide windows.
    private var isWanted: Bool {
      guard let controller else { return false }
      switch controller.mode {
      case .tabBar: return false
      case .tabSidebar: return true
      case .automatic: return controller.tabs.contains { $0 is UITabGroup }
      }
    }

    private var isWide: Bool { controller?.traitCollection.horizontalSizeClass == .regular }

    /// Whether the sidebar is seen.
    var isShown: Bool { isWanted && isWide && !isHidden }

    /// What moves along when the sidebar comes or goes.
    private var animator: ContextMenuAnimator?
    /// Whether a person moves the sidebar.
    private var isToggling = false

    private func visibilityChanged() {
      if let controller, isWanted, isWide {
        let animator = ContextMenuAnimator()
        delegate?.tabBarController(
          controller, sidebarVisibilityWillChange: self, animator: animator)
        if isToggling { self.animator = animator } else { animator.run() }
      }
      changed()
      controller?.viewIfLoaded?.setNeedsLayout()
    }

    /// Shows the tabs as they are now.
    func changed() {
      guard let controller, isShown || list.superview != nil else { return }
      list.show(
        TabSidebarView.Content(
          entries: entries(of: controller), header: headerContentConfiguration,
          footer: footerContentConfiguration, bottom: bottomBarView,
          overflow: navigationOverflowItems),
        for: SidebarListener(self, of: controller), hide: { [weak self] in self?.toggle() })
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

    /// Whether a tab in a group is a section of its own.
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
          if let tab { self?.controller?.personChose((tab as? UITabGroup)?.chosenInSidebar ?? tab) }
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
      ) { [weak self] in action.perform(for: self) }
    }

    private func toggle() {
      guard let view = controller?.viewIfLoaded, ControllerMotion.isWanted, view.surface != nil
      else {
        isHidden.toggle()
        return
      }
      view.layoutIfNeeded()
      isToggling = true
      isHidden.toggle()
      isToggling = false
      let animator = animator
      self.animator = nil
      UIView.animate(withDuration: 0.25) {
        view.layoutIfNeeded()
        animator?.animate()
      } completion: { _ in
        animator?.complete()
      }
    }

    /// Places the sidebar in the controller's view, and offers it in the bar where it is away.
    func layOut(in view: UIView, below bar: UITabBar) {
      bar.offersSidebar =
        isWanted && isWide && isHidden ? { [weak self] in self?.toggle() } : nil
      let isMirrored = view.effectiveUserInterfaceLayoutDirection == .rightToLeft
      let width = wantedWidth(in: view)
      let out = isMirrored ? view.bounds.width : -width
      let inside = isMirrored ? view.bounds.width - width : 0
      if isShown, list.superview !== view {
        list.frame = CGRect(x: out, y: 0, width: width, height: view.bounds.height)
        view.insertSubview(list, aboveSubview: bar)
        changed()
      }
      guard list.superview === view else { return }
      list.frame = CGRect(
        x: isShown ? inside : out, y: 0, width: width, height: view.bounds.height)
      list.isHidden = false
      list.isInSight = isShown
      list.accessibilityElementsHidden = !isShown
      list.liesInFront = preferredLayout == .overlap
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

    /// Takes the sidebar's room from that of what is shown.
    func cut(_ frame: inout CGRect, _ insets: inout UIEdgeInsets) {
      guard isShown, preferredLayout != .overlap, let view = controller?.viewIfLoaded else {
        return
      }
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
}
