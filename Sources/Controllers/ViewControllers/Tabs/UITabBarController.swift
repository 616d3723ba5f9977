// SPDX-License-Identifier: Apache-2.0

public import Foundation
import MullionCollectionGeometry
import MullionContracts
public import MullionViewTree

/// A controller that shows one of several controllers above a bar of tabs, or beside a sidebar of tabs.
///
/// The bar of a narrow window shows at most five tabs. If there are more, the bar shows four, and a fifth
/// that leads to a list of the others.
///
/// Differs from UIKit: the bar is at the bottom in wide windows, too.
///
/// Known gaps: customisation of bars and sidebars by the user.
@preconcurrency @MainActor
open class UITabBarController: UIViewController, UITabBarDelegate {
  let bar = UITabBar()
  private(set) lazy var bottomFollower = BottomEdgeFollower { [bar] isAtEdge in
    bar.isAtScrollEdge = isAtEdge
  }
  /// The controller, typed as the protocol of its layout and transitions.
  private final var work: any TabWork<UITab, UIViewController> { self }
  /// The root tabs, with a tab for each of `viewControllers` if that was set.
  private var roots: [UITab] = []
  /// Whether `tabs` was set, and not `viewControllers`.
  private var usesTabs = false
  /// The selected tab, or `nil` for none.
  private(set) var chosen: UITab?
  /// Whether the More list is shown, in which case no tab is selected.
  private(set) var listsMore = false
  private(set) lazy var more = MoreController()
  private(set) var madeMore: UINavigationController?

  /// Creates a controller without tabs.
  public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
    bar.controller = self
  }

  /// Creates a controller with the given tabs.
  public convenience init(tabs: [UITab]) {
    self.init(nibName: nil, bundle: nil)
    self.tabs = tabs
  }

  /// Creates a controller from an interface file.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    bar.controller = self
    coder.fill(self, as: UITabBarController.self)
  }

  // MARK: Tabs

  /// The delegate, which is notified of selections.
  open weak var delegate: (any UITabBarControllerDelegate)? {
    didSet { UncalledMethods.report(of: delegate) }
  }

  /// The tab bar.
  open var tabBar: UITabBar { bar }

  /// Whether the bar is hidden.
  open var isTabBarHidden = false {
    didSet { if isTabBarHidden != oldValue { viewIfLoaded?.setNeedsLayout() } }
  }

  /// Hides or shows the bar; if `animated` is `true`, the bar slides over the edge.
  open func setTabBarHidden(_ hidden: Bool, animated: Bool) {
    guard hidden != isTabBarHidden else { return }
    guard animated, ControllerMotion.isWanted, let view = viewIfLoaded, view.surface != nil else {
      isTabBarHidden = hidden
      return
    }
    work.layoutContents()
    isTabBarHidden = hidden
    movingBars += 1
    let duration = TimeInterval(UINavigationController.hideShowBarDuration)
    UIView.animate(withDuration: duration) {
      view.layoutIfNeeded()
    } completion: { (_: Bool) in
      self.movingBars -= 1
      self.work.layoutContents()
    }
  }

  /// The number of running animations that hide or show the bar; the bar stays visible until they end.
  private(set) var movingBars = 0

  /// The controllers of the root tabs, which are created on access; a new value replaces the tabs by one for
  /// each controller.
  open var viewControllers: [UIViewController]? {
    get { roots.compactMap(\.viewController) }
    set { setViewControllers(newValue, animated: false) }
  }

  /// Replaces the tabs by one for each controller; the selected controller stays selected if it is among
  /// them.
  ///
  /// - Precondition: No controller occurs twice.
  /// - Note: `animated` has no effect on Linux.
  open func setViewControllers(_ viewControllers: [UIViewController]?, animated: Bool) {
    let new = viewControllers ?? []
    for (index, controller) in new.enumerated() {
      require(
        !new[..<index].contains { $0 === controller },
        "setViewControllers(_:animated:) with \(controller) twice; a controller has one tab.")
    }
    let place = usesTabs ? nil : chosen.flatMap(roots.firstIndex)
    let old = usesTabs ? [] : roots
    customizableViewControllers = viewControllers
    usesTabs = false
    take(
      new.map { controller in
        old.first { $0.madeController === controller } ?? UITab(of: controller)
      }, place: place)
    for controller in new where holds(controller) && !hasPlace(controller) {
      addChild(controller)
      controller.didMove(toParent: self)
    }
    work.showChosen()
  }

  /// The controllers whose tabs the user may move; all controllers after ``viewControllers`` was set.
  ///
  /// - Note: Has no effect on Linux, because the user cannot customise bars.
  open var customizableViewControllers: [UIViewController]?

  /// The navigation controller of the tabs that do not fit into a narrow window's bar, whose root lists these
  /// tabs.
  ///
  /// Differs from UIKit: the user cannot rearrange tabs in the list. A navigation controller that is shown in
  /// this one keeps its own bar, with a back button that leads to the list.
  open var moreNavigationController: UINavigationController {
    if let madeMore { return madeMore }
    let made = UINavigationController(rootViewController: more)
    made.tabBarItem = UITabBarItem(tabBarSystemItem: .more, tag: 0)
    more.onReturn = { [weak self] in self?.returnedToMore() }
    madeMore = made
    return made
  }

  /// The root tabs, with a tab for each of `viewControllers` if that was set.
  ///
  /// - Precondition: All tabs, including those in groups, have different identifiers.
  open var tabs: [UITab] {
    get { roots }
    set { setTabs(newValue, animated: false) }
  }

  /// Sets the root tabs; the selected tab stays selected if it is among `tabs` or their descendants.
  ///
  /// - Precondition: All tabs, including those in groups, have different identifiers.
  /// - Note: `animated` has no effect on Linux.
  open func setTabs(_ tabs: [UITab], animated: Bool) {
    var known: Set<String> = []
    for tab in tabs.flatMap(\.family) {
      require(
        known.insert(tab.identifier).inserted,
        "setTabs(_:animated:) with two tabs of the identifier '\(tab.identifier)'; give each tab its own."
      )
    }
    usesTabs = true
    take(tabs, place: nil)
    work.showChosen()
  }

  /// Replaces the tabs; `place` is the index of the tab to select if the selected tab is removed.
  private func take(_ new: [UITab], place: Int?) {
    work.endTransition()
    let staying = Set(new.flatMap(\.family))
    let leaving = roots.flatMap(\.family).filter { !staying.contains($0) }
    for tab in leaving { tab.owner = nil }
    roots = new
    for tab in staying { tab.owner = self }
    listsMore = false
    if chosen.map(staying.contains) != true {
      let first =
        place.flatMap { new.isEmpty ? nil : new[min($0, new.count - 1)] } ?? work.barTabs.first
      record(first.map(destination))
    }
    showBar()
    for controller in leaving.compactMap(\.madeController) where !holds(controller) {
      release(controller)
    }
  }

  /// Returns whether `controller` is a child, or on the stack of ``moreNavigationController``.
  private func hasPlace(_ controller: UIViewController) -> Bool {
    controller.parent === self || madeMore != nil && more.shown === controller
  }

  /// Returns whether `controller` has a tab.
  private func holds(_ controller: UIViewController) -> Bool {
    roots.flatMap(\.family).contains { $0.madeController === controller }
  }

  private func release(_ controller: UIViewController) {
    if madeMore != nil { more.release(controller) }
    guard controller.parent === self else { return }
    controller.willMove(toParent: nil)
    controller.viewIfLoaded?.removeFromSuperview()
    controller.viewIfLoaded?.setOwnSafeAreaInsets(nil)
    controller.removeFromParent()
  }

  func destination(of tab: UITab) -> UITab { (tab as? UITabGroup)?.destination ?? tab }

  /// Records `tab` as the selection, also in its enclosing groups.
  func record(_ tab: UITab?) {
    chosen = tab
    listsMore = false
    (tab as? UITabGroup)?.recordChild(nil)
    var inner = tab
    while let child = inner, let group = child.parent {
      group.recordChild(child)
      inner = group
    }
  }

  /// Returns the tab with the given identifier among all tabs, including those in groups, or `nil`.
  open func tab(forIdentifier identifier: String) -> UITab? {
    roots.flatMap(\.family).first { $0.identifier == identifier }
  }

  /// The selected tab, which is a group if the group's own controller is shown, or `nil` for none; setting
  /// `nil` is a no-op.
  ///
  /// A new value that is a group selects the tab that the group shows.
  ///
  /// - Precondition: A new value belongs to this controller.
  open var selectedTab: UITab? {
    get { chosen }
    set {
      guard let newValue else { return }
      require(
        newValue.owner === self,
        "selectedTab was set to '\(newValue.identifier)', which is not the controller's; set one of tabs, or one"
          + " in them.")
      select(destination(of: newValue))
    }
  }

  /// The identifiers of the tabs in the bar of narrow windows, in order, or `nil` for the same tabs as in
  /// wide windows.
  open var compactTabIdentifiers: [String]? { didSet { work.tabsChanged() } }

  /// The presentation of the tabs: in a bar or a sidebar.
  open var mode: Mode = .automatic { didSet { if mode != oldValue { work.tabsChanged() } } }

  /// The sidebar of the tab bar controller.
  public private(set) lazy var sidebar = Sidebar(self)

  /// The tabs for the bar, regardless of the available space.
  var wantedTabs: [UITab] {
    let isNarrow = traitCollection.horizontalSizeClass == .compact
    if isNarrow, let compactTabIdentifiers {
      return compactTabIdentifiers.compactMap { name in
        tab(forIdentifier: name).flatMap { $0.isHidden ? nil : $0 }
      }
    }
    let all = roots.filter {
      !$0.isHidden && $0.preferredPlacement != .sidebarOnly && $0.preferredPlacement != .optional
    }
    return all.filter { $0.preferredPlacement != .pinned }
      + all.filter { $0.preferredPlacement == .pinned }
  }

  func showBar() {
    if listsMore, work.moreTabs.isEmpty { record(work.barTabs.first.map(destination)) }
    let tabs = work.barTabs
    var items = tabs.map(\.item)
    if !work.moreTabs.isEmpty {
      items.append(moreNavigationController.tabBarItem)
      more.show(work.moreTabs.map(work.entry))
    }
    if bar.items ?? [] != items { bar.items = items }
    bar.selectedItem =
      work.isInMore
      ? moreNavigationController.tabBarItem
      : tabs.first { tab in chosen.map(tab.family.contains) ?? false }?.item
    sidebar.changed()
  }

  open dynamic override var childForStatusBarStyle: UIViewController? { work.shownController }
  open dynamic override var childForStatusBarHidden: UIViewController? { work.shownController }

  /// Returns the children to search for the destination of an unwind segue, with the selected controller
  /// first, except the child that contains the source.
  open override func allowedChildrenForUnwinding(
    from source: UIStoryboardUnwindSegueSource
  ) -> [UIViewController] {
    let allowed = super.allowedChildrenForUnwinding(from: source)
    let shown = selectedViewController
    return allowed.filter { $0 === shown } + allowed.filter { $0 !== shown }
  }

  /// Selects `subsequentVC`; no-op if it has no tab.
  open override func unwind(
    for unwindSegue: UIStoryboardSegue, towards subsequentVC: UIViewController
  ) {
    let hasTab = roots.flatMap(\.family).contains { $0.madeController === subsequentVC }
    if hasTab { selectedViewController = subsequentVC }
  }

  /// The controller of the selected tab, or ``moreNavigationController`` while that shows its list; setting
  /// `nil` is a no-op.
  ///
  /// A tab that does not fit into the bar is shown in ``moreNavigationController``.
  ///
  /// - Precondition: A new value has a tab, or is ``moreNavigationController``.
  open var selectedViewController: UIViewController? {
    get { listsMore ? moreNavigationController : chosen?.viewController }
    set {
      guard let newValue else { return }
      if newValue === madeMore { return listMore() }
      guard
        let tab = roots.flatMap(\.family).first(where: { $0.madeController === newValue })
      else {
        contractBroken(
          "selectedViewController was set to \(newValue), which has no tab; set one of"
            + " viewControllers.")
      }
      select(tab)
    }
  }

  /// The index of the selected tab among the tabs for the bar, including those that do not fit into the bar.
  ///
  /// The index is `NSNotFound` if none of these tabs is selected, as while the More list is shown. An index
  /// out of range is ignored and reported.
  open var selectedIndex: Int {
    get { wantedTabs.firstIndex { tab in chosen.map(tab.family.contains) ?? false } ?? NSNotFound }
    set {
      let tabs = wantedTabs
      guard tabs.indices.contains(newValue) else {
        Diagnostics.report(
          "selectedIndex was set to \(newValue) in a tab bar controller of \(tabs.count)"
            + " tabs; the selection is unchanged.")
        return
      }
      select(destination(of: tabs[newValue]))
    }
  }

  private func select(_ tab: UITab) {
    guard tab !== chosen else { return }
    work.endTransition()
    let old = work.shownController
    let before = (tab: chosen, listsMore: listsMore)
    record(tab)
    if work.isInMore { more.show(work.contentController, animated: false) }
    work.showChosen(insteadOf: old) { [weak self] in
      self?.record(before.tab)
      self?.listsMore = before.listsMore
    }
  }

  /// The running transition by an animator of the app.
  var transition: (any UIViewControllerContextTransitioning)?
  /// Whether views are being exchanged; a selection made in a callback is shown afterwards.
  var isExchanging = false
  /// Whether the selection changed while views were being exchanged.
  var isExchangeDue = false

  /// Called when the user pressed an item of the bar, while the previous tab is still shown; the default
  /// implementation does nothing.
  ///
  /// The bar calls this method regardless of the decision of the controller's own delegate.
  open func tabBar(_ tabBar: UITabBar, didSelect item: UITabBarItem) {}

  /// Selects `tab` after the user pressed `pressed`, if the delegate permits.
  ///
  /// A navigation controller whose tab is already selected pops to its root.
  func personChose(_ tab: UITab, among pressed: UITab) {
    guard delegate?.tabBarController(self, shouldSelectTab: tab) ?? true else { return }
    let controller = usesTabs ? nil : tab.viewController
    if let controller,
      delegate?.tabBarController(self, shouldSelect: controller) == false
    {
      return
    }
    let previous = chosen
    if tab === chosen, let navigation = tab.viewController as? UINavigationController {
      navigation.popToRootViewController(animated: true)
    }
    select(tab)
    delegate?.tabBarController(self, didSelectTab: tab, previousTab: previous)
    if let controller { delegate?.tabBarController(self, didSelect: controller) }
  }

  // MARK: Overflowing tabs

  /// Shows the More list.
  private func listMore() {
    record(nil)
    listsMore = true
    work.showChosen()
  }

  /// Handles a press of the More tab, which shows the controller last shown from the list, or the list.
  func personChoseMore() {
    let controller = moreNavigationController
    guard delegate?.tabBarController(self, shouldSelect: controller) ?? true else { return }
    if work.isInMore {
      record(nil)
      listsMore = true
      more.show(nil, animated: true)
      showBar()
    } else if let shown = more.shown, let tab = work.tabWithoutRoom(showing: shown) {
      select(tab)
    } else {
      listMore()
    }
    delegate?.tabBarController(self, didSelect: controller)
  }

  /// Handles the selection of a tab in the More list by the user.
  func personChoseInMore(_ tab: UITab) {
    record(destination(of: tab))
    work.showManaged()
    more.show(work.contentController, animated: true)
    work.showChosen()
  }

  /// Updates the selection after the user returned to the More list.
  private func returnedToMore() {
    guard work.isInMore, !listsMore else { return }
    record(nil)
    listsMore = true
    showBar()
  }

  func itemChanged(of controller: UIViewController) { showBar() }

  // MARK: Showing controllers

  override var shownChild: UIViewController? { work.shownController }
  package override var windowTitle: String? { title ?? selectedViewController?.windowTitle }

  open override func loadView() {
    let view = ContainerView(frame: UIScreen.main.bounds)
    view.controller = self
    view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    view.addSubview(bar)
    self.view = view
    work.showChosen()
  }

  // MARK: Members that apps override in extensions
  // These overrides only call `super`: an `override` in an app's extension replaces them.

  open dynamic override func viewDidLoad() { super.viewDidLoad() }
  open dynamic override func viewWillLayoutSubviews() { super.viewWillLayoutSubviews() }
  open dynamic override func viewDidLayoutSubviews() { super.viewDidLayoutSubviews() }
  open dynamic override var prefersStatusBarHidden: Bool { super.prefersStatusBarHidden }
  open dynamic override var shouldAutorotate: Bool { super.shouldAutorotate }
  open dynamic override var preferredStatusBarStyle: UIStatusBarStyle {
    super.preferredStatusBarStyle
  }
  open dynamic override var supportedInterfaceOrientations: UIInterfaceOrientationMask {
    super.supportedInterfaceOrientations
  }
  open dynamic override var preferredInterfaceOrientationForPresentation: UIInterfaceOrientation {
    super.preferredInterfaceOrientationForPresentation
  }

  // MARK: Layout

  /// The area of the controller's view that is not covered by the bar and the sidebar.
  open var contentLayoutGuide: UILayoutGuide {
    let area = contentArea ?? GuidedArea(in: view)
    contentArea = area
    area.insets = work.contentInsets(in: view)
    return area.guide
  }
  private(set) var contentArea: GuidedArea?

  /// The horizontal size class for which the tabs of the bar were computed.
  var shownWidth = UIUserInterfaceSizeClass.unspecified
}
