// SPDX-License-Identifier: Apache-2.0

public import Foundation
import MullionCollectionGeometry
import MullionContracts
public import MullionViewTree

/// Shows one of several controllers above a bar of tabs that choose it, or beside a sidebar of them.
///
/// A narrow window has room for five tabs: of more, four are in the bar, and a fifth leads to a list of the others.
///
/// Differs from UIKit: the bar is at the bottom in wide windows, too.
///
/// Known gaps: bars and sidebars that a person rearranges.
@preconcurrency @MainActor
open class UITabBarController: UIViewController, UITabBarDelegate {
  let bar = UITabBar()
  /// The controller as the work that code above does for it.
  private final var work: any TabWork { self }
  /// The outermost tabs; where controllers were set, one is made for each.
  private var roots: [UITab] = []
  /// Whether the tabs were set, and not controllers.
  private var usesTabs = false
  /// The tab whose controller is shown.
  private(set) var chosen: UITab?
  /// Whether the list of the tabs without room is shown; none is chosen then.
  private(set) var listsMore = false
  private(set) lazy var more = MoreController()
  private(set) var madeMore: UINavigationController?

  /// A controller without tabs.
  public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
    bar.controller = self
  }

  /// A controller of the given tabs.
  public convenience init(tabs: [UITab]) {
    self.init(nibName: nil, bundle: nil)
    self.tabs = tabs
  }

  /// A controller without tabs.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    bar.controller = self
    coder.fill(self, as: UITabBarController.self)
  }

  // MARK: Tabs

  /// Follows which tab is chosen.
  open weak var delegate: (any UITabBarControllerDelegate)? {
    didSet { UncalledMethods.report(of: delegate) }
  }

  /// The bar.
  open var tabBar: UITabBar { bar }

  /// Whether the bar is away.
  open var isTabBarHidden = false {
    didSet { if isTabBarHidden != oldValue { viewIfLoaded?.setNeedsLayout() } }
  }

  /// Takes the bar away, or brings it back; `animated`: it slides over the edge.
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

  /// How many times the bar is on its way: when it goes away it is still seen.
  private(set) var movingBars = 0

  /// The controllers of the outermost tabs, made if they were not; setting them makes a tab for each.
  open var viewControllers: [UIViewController]? {
    get { roots.compactMap(\.viewController) }
    set { setViewControllers(newValue, animated: false) }
  }

  /// Sets the controllers of the tabs; the one that was chosen stays if it is among them.
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

  /// The controllers whose tabs a person may move; all after ``viewControllers`` was set.
  ///
  /// Kept: nobody arranges a bar.
  open var customizableViewControllers: [UIViewController]?

  /// Leads to the tabs that have no room in a narrow window's bar: its first controller lists them.
  ///
  /// Differs from UIKit: a person arranges nothing there; a navigation controller that is shown in it keeps its own bar, from
  /// which a back button leads to the list.
  open var moreNavigationController: UINavigationController {
    if let madeMore { return madeMore }
    let made = UINavigationController(rootViewController: more)
    made.tabBarItem = UITabBarItem(tabBarSystemItem: .more, tag: 0)
    more.onReturn = { [weak self] in self?.returnedToMore() }
    madeMore = made
    return made
  }

  /// The outermost tabs; one is made for each controller where controllers were set.
  ///
  /// - Precondition: No two tabs, those in groups among them, have the same identifier.
  open var tabs: [UITab] {
    get { roots }
    set { setTabs(newValue, animated: false) }
  }

  /// Sets the outermost tabs; the one that was chosen stays if it is among them or in one of them.
  ///
  /// - Precondition: No two tabs, those in groups among them, have the same identifier.
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

  /// Has other tabs; `place` is that of the one which is chosen if the present one goes.
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
      note(first.map(destination))
    }
    showBar()
    for controller in leaving.compactMap(\.madeController) where !holds(controller) {
      letGo(controller)
    }
  }

  /// Whether `controller` is a child, or stands on the stack of ``moreNavigationController``.
  private func hasPlace(_ controller: UIViewController) -> Bool {
    controller.parent === self || madeMore != nil && more.shown === controller
  }

  /// Whether `controller` has a tab.
  private func holds(_ controller: UIViewController) -> Bool {
    roots.flatMap(\.family).contains { $0.madeController === controller }
  }

  private func letGo(_ controller: UIViewController) {
    if madeMore != nil { more.release(controller) }
    guard controller.parent === self else { return }
    controller.willMove(toParent: nil)
    controller.viewIfLoaded?.removeFromSuperview()
    controller.viewIfLoaded?.setOwnSafeAreaInsets(nil)
    controller.removeFromParent()
  }

  func destination(of tab: UITab) -> UITab { (tab as? UITabGroup)?.destination ?? tab }

  /// Notes what is shown, in the groups around it too.
  func note(_ tab: UITab?) {
    chosen = tab
    listsMore = false
    (tab as? UITabGroup)?.noteChild(nil)
    var inner = tab
    while let child = inner, let group = child.parent {
      group.noteChild(child)
      inner = group
    }
  }

  /// The tab of the given identifier, among all tabs; nil when there is none.
  open func tab(forIdentifier identifier: String) -> UITab? {
    roots.flatMap(\.family).first { $0.identifier == identifier }
  }

  /// The tab that is shown; a group where it shows its own controller.
  ///
  /// Setting one that is not the controller's is refused.
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

  /// The identifiers of the tabs that narrow windows have in their bar, in that order; nil: as wide ones.
  open var compactTabIdentifiers: [String]? { didSet { work.tabsChanged() } }

  /// The name under which a person's arrangement could be kept; nobody arranges anything.
  open var customizationIdentifier: String?

  /// Whether tabs are in a bar or a sidebar.
  open var mode: Mode = .automatic { didSet { if mode != oldValue { work.tabsChanged() } } }

  /// The sidebar.
  public private(set) lazy var sidebar = Sidebar(self)

  /// The tabs that are wanted in the bar.
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
    if listsMore, work.moreTabs.isEmpty { note(work.barTabs.first.map(destination)) }
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

  /// The controller that is shown, unless the source is in it, then the others.
  open override func allowedChildrenForUnwinding(
    from source: UIStoryboardUnwindSegueSource
  ) -> [UIViewController] {
    let allowed = super.allowedChildrenForUnwinding(from: source)
    let shown = selectedViewController
    return allowed.filter { $0 === shown } + allowed.filter { $0 !== shown }
  }

  /// Shows `subsequentVC`.
  open override func unwind(
    for unwindSegue: UIStoryboardSegue, towards subsequentVC: UIViewController
  ) {
    let hasTab = roots.flatMap(\.family).contains { $0.madeController === subsequentVC }
    if hasTab { selectedViewController = subsequentVC }
  }

  /// The controller that is shown; ``moreNavigationController`` where that shows its list.
  ///
  /// Setting one that has no tab is refused. A tab that has no room in the bar is shown in ``moreNavigationController``.
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

  /// The place of the tab that is shown, among those in the bar and those that have no room there; `NSNotFound` without
  /// tabs, and where the list of those is shown.
  ///
  /// A place that there is not is ignored, and said.
  open var selectedIndex: Int {
    get { wantedTabs.firstIndex { tab in chosen.map(tab.family.contains) ?? false } ?? NSNotFound }
    set {
      let tabs = wantedTabs
      guard tabs.indices.contains(newValue) else {
        Diagnostics.report(
          "selectedIndex was set to \(newValue) in a tab bar controller of \(tabs.count)"
            + " tabs; nothing is chosen.")
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
    note(tab)
    if work.isInMore { more.show(work.contentController, animated: false) }
    if let old, let new = work.shownController, old !== new, !isExchanging,
      view.surface != nil, ControllerMotion.isWanted,
      let animator = delegate?.tabBarController(
        self, animationControllerForTransitionFrom: old, to: new)
    {
      work.exchange {
        work.move(from: old, to: new, by: animator) { [weak self] in
          self?.note(before.tab)
          self?.listsMore = before.listsMore
        }
      }
    } else {
      work.showChosen()
    }
  }

  /// The transition that an animator of the app carries out.
  var transition: (any UIViewControllerContextTransitioning)?
  /// Whether views are exchanged now: what is chosen in a callback is shown afterwards.
  var isExchanging = false
  /// Whether something was chosen meanwhile.
  var isExchangeDue = false

  /// A person pressed an item of the bar; the tab that was chosen before is still shown.
  ///
  /// The bar tells its controller so, whatever the controller's own delegate says of the tab. Does nothing.
  open func tabBar(_ tabBar: UITabBar, didSelect item: UITabBarItem) {}

  /// A person chose `tab` by pressing `pressed`.
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

  // MARK: Tabs without room

  /// Shows the list of the tabs that have no room.
  private func listMore() {
    note(nil)
    listsMore = true
    work.showChosen()
  }

  /// A person pressed the tab that leads to the others: shows what was shown of them last, or the list.
  func personChoseMore() {
    let controller = moreNavigationController
    guard delegate?.tabBarController(self, shouldSelect: controller) ?? true else { return }
    if work.isInMore {
      note(nil)
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

  /// A person chose a tab of the list.
  func personChoseInMore(_ tab: UITab) {
    note(destination(of: tab))
    work.showManaged()
    more.show(work.contentController, animated: true)
    work.showChosen()
  }

  /// The list is seen again.
  private func returnedToMore() {
    guard work.isInMore, !listsMore else { return }
    note(nil)
    listsMore = true
    showBar()
  }

  func itemChanged(of controller: UIViewController) { showBar() }

  // MARK: Showing

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

  // MARK: What applications replace for all tab bar controllers
  // It does nothing here but what it does anyway: `override` in an extension replaces it.

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

  /// What the bar and the sidebar leave of the controller's view.
  open var contentLayoutGuide: UILayoutGuide {
    let area = contentArea ?? GuidedArea(in: view)
    contentArea = area
    area.insets = work.contentInsets(in: view)
    return area.guide
  }
  private(set) var contentArea: GuidedArea?

  /// The width that the bar's tabs were chosen for.
  var shownWidth = UIUserInterfaceSizeClass.unspecified
}
