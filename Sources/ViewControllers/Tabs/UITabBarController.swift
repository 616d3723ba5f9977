// SPDX-License-Identifier: Apache-2.0

import CollectionGeometry
public import Foundation
import MullionContracts
public import ViewTree

/// Shows one of several controllers above a bar of tabs that choose it, or beside a sidebar of them.
///
/// Differs from UIKit: all tabs are in the bar, there is no list of more of them; the bar is at the bottom in wide
/// windows, too.
///
/// Known gaps: bars and sidebars that a person rearranges, groups that manage a navigation controller.
@preconcurrency @MainActor
open class UITabBarController: UIViewController {
  private let bar = UITabBar()
  /// The outermost tabs; where controllers were set, one is made for each.
  private var roots: [UITab] = []
  /// Whether the tabs were set, and not controllers.
  private var usesTabs = false
  /// The tab whose controller is shown.
  private(set) var chosen: UITab?

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
  open weak var delegate: (any UITabBarControllerDelegate)?

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
    layoutContents()
    isTabBarHidden = hidden
    movingBars += 1
    let duration = TimeInterval(UINavigationController.hideShowBarDuration)
    UIView.animate(withDuration: duration) {
      view.layoutIfNeeded()
    } completion: { (_: Bool) in
      self.movingBars -= 1
      self.layoutContents()
    }
  }

  /// How many times the bar is on its way: when it goes away it is still seen.
  private var movingBars = 0

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
    take(
      new.map { controller in
        old.first { $0.madeController === controller } ?? UITab(of: controller)
      }, place: place)
    usesTabs = false
    for controller in new where controller.parent !== self {
      addChild(controller)
      controller.didMove(toParent: self)
    }
    showChosen()
  }

  /// The controllers whose tabs a person may move; all after ``viewControllers`` was set.
  ///
  /// Kept: nobody arranges a bar.
  open var customizableViewControllers: [UIViewController]?

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
    take(tabs, place: nil)
    usesTabs = true
    showChosen()
  }

  /// Has other tabs; `place` is that of the one which is chosen if the present one goes.
  private func take(_ new: [UITab], place: Int?) {
    let staying = Set(new.flatMap(\.family))
    for tab in roots.flatMap(\.family) where !staying.contains(tab) {
      tab.owner = nil
      if let made = tab.madeController, !staying.contains(where: { $0.madeController === made }) {
        letGo(made)
      }
    }
    roots = new
    for tab in staying { tab.owner = self }
    if let chosen, staying.contains(chosen) { return showBar() }
    let first = place.flatMap { new.isEmpty ? nil : new[min($0, new.count - 1)] } ?? barTabs.first
    note(first.map(destination))
    showBar()
  }

  private func letGo(_ controller: UIViewController) {
    guard controller.parent === self else { return }
    controller.willMove(toParent: nil)
    controller.viewIfLoaded?.removeFromSuperview()
    controller.viewIfLoaded?.setOwnSafeAreaInsets(nil)
    controller.removeFromParent()
  }

  private func destination(of tab: UITab) -> UITab { (tab as? UITabGroup)?.destination ?? tab }

  /// Notes what is shown, in the groups around it too.
  private func note(_ tab: UITab?) {
    chosen = tab
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
  open var compactTabIdentifiers: [String]? { didSet { tabsChanged() } }

  /// The name under which a person's arrangement could be kept; nobody arranges anything.
  open var customizationIdentifier: String?

  /// Whether tabs are in a bar or a sidebar.
  open var mode: Mode = .automatic { didSet { if mode != oldValue { tabsChanged() } } }

  /// The sidebar.
  public private(set) lazy var sidebar = Sidebar(self)

  /// The tabs in the bar.
  private var barTabs: [UITab] {
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

  private func showBar() {
    let tabs = barTabs
    let items = tabs.map(\.item)
    if bar.items ?? [] != items { bar.items = items }
    bar.selectedItem = tabs.first { tab in chosen.map(tab.family.contains) ?? false }?.item
    sidebar.changed()
  }

  open override var childForStatusBarStyle: UIViewController? { selectedViewController }
  open override var childForStatusBarHidden: UIViewController? { selectedViewController }

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

  /// The controller that is shown; setting one that has no tab is refused.
  open var selectedViewController: UIViewController? {
    get { chosen?.viewController }
    set {
      guard let newValue else { return }
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

  /// The place of the tab that is shown, among those in the bar; `NSNotFound` without tabs.
  ///
  /// A place that there is not is ignored, and said.
  open var selectedIndex: Int {
    get { barTabs.firstIndex { tab in chosen.map(tab.family.contains) ?? false } ?? NSNotFound }
    set {
      let tabs = barTabs
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
    let old = selectedViewController
    note(tab)
    if let old, let new = selectedViewController, old !== new, transition == nil,
      view.surface != nil, ControllerMotion.isWanted,
      let animator = delegate?.tabBarController(
        self, animationControllerForTransitionFrom: old, to: new)
    {
      move(from: old, to: new, by: animator)
    } else {
      showChosen()
    }
  }

  /// The change that an animator of the user's carries out.
  private var transition: TransitionContext?

  /// Has an animator of the user's bring the view of a tab and take that of another one.
  private func move(
    from old: UIViewController, to new: UIViewController,
    by animator: any UIViewControllerAnimatedTransitioning
  ) {
    adopt(new)
    showBar()
    guard let view = viewIfLoaded, let content = new.view, let shown = old.viewIfLoaded else {
      return showChosen()
    }
    let stage = UIView(frame: view.bounds)
    stage.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    view.insertSubview(stage, belowSubview: bar)
    stage.addSubview(shown)
    place(content)
    let coordinator = TransitionCoordinator(
      container: stage, isAnimated: true, duration: 0, from: old, to: new)
    for controller in [self, old, new] { controller.activeCoordinator = coordinator }
    old.beginAppearance(false, animated: true)
    new.beginAppearance(true, animated: true)
    let context = TransitionContext(
      from: .init(controller: old, view: shown, initialFrame: shown.frame),
      to: .init(controller: new, view: content, finalFrame: content.frame), by: animator,
      coordinator: coordinator
    ) { [weak self] arrived in
      guard let self else { return }
      transition = nil
      if !arrived {
        old.beginAppearance(true, animated: true)
        new.beginAppearance(false, animated: true)
        note(roots.flatMap(\.family).first { $0.madeController === old } ?? chosen)
      }
      if let kept = selectedViewController?.viewIfLoaded {
        view.insertSubview(kept, belowSubview: bar)
      }
      stage.removeFromSuperview()
      showChosen()
      old.endAppearance()
      new.endAppearance()
      for controller in [self, old, new] where controller.activeCoordinator === coordinator {
        controller.activeCoordinator = nil
      }
      coordinator.complete()
    }
    transition = context
    context.begin(
      interactor: delegate?.tabBarController(self, interactionControllerFor: animator))
  }

  /// A person chose a tab of the bar.
  func personChose(_ item: UITabBarItem) {
    guard let tab = barTabs.first(where: { $0.item === item }) else { return }
    if let group = tab as? UITabGroup, group.hasController, let chosen, chosen !== group,
      group.family.contains(chosen)
    {
      return personChose(group, among: group)
    }
    personChose(destination(of: tab), among: tab)
  }

  /// A person chose a tab of the sidebar.
  func personChose(_ tab: UITab) { personChose(tab, among: tab) }

  private func personChose(_ tab: UITab, among pressed: UITab) {
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

  func itemChanged(of controller: UIViewController) { showBar() }

  // MARK: Showing

  override var shownChild: UIViewController? { selectedViewController }
  package override var windowTitle: String? { title ?? selectedViewController?.windowTitle }

  open override func loadView() {
    let view = ContainerView(frame: UIScreen.main.bounds)
    view.controller = self
    view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    view.addSubview(bar)
    self.view = view
  }

  open override func viewDidLoad() {
    super.viewDidLoad()
    showChosen()
  }

  /// Brings the view of the chosen controller before the one that was there.
  private func showChosen() {
    showBar()
    guard let view = viewIfLoaded else { return }
    let shown = selectedViewController
    if let shown { adopt(shown) }
    let others = roots.flatMap(\.family).compactMap(\.madeController).filter { $0 !== shown }
    if let content = shown?.view, content.superview !== view {
      place(content)
      view.insertSubview(content, belowSubview: bar)
    }
    for other in others where other.parent === self { other.viewIfLoaded?.removeFromSuperview() }
    view.window?.titleDidChange()
    view.setNeedsLayout()
  }

  /// Makes the controller of a tab that is shown first a child.
  private func adopt(_ controller: UIViewController) {
    guard controller.parent !== self else { return }
    addChild(controller)
    controller.didMove(toParent: self)
  }

  // MARK: Layout

  /// Whether what is shown asks for the bar to be away.
  private var barIsAway: Bool {
    if isTabBarHidden || sidebar.isShown { return true }
    guard let navigation = selectedViewController as? UINavigationController else { return false }
    return navigation.viewControllers.dropFirst().contains(where: \.hidesBottomBarWhenPushed)
  }

  /// Places the bar, and the content above and below it.
  func layoutContents() {
    guard let view = viewIfLoaded else { return }
    if shownWidth != traitCollection.horizontalSizeClass {
      shownWidth = traitCollection.horizontalSizeClass
      showBar()
    }
    sidebar.layOut(in: view, below: bar)
    let safe = view.safeAreaInsets
    bar.isHidden = barIsAway && movingBars == 0
    bar.background.overhang = safe.bottom
    bar.frame = CGRect(
      x: 0, y: view.bounds.height - (barIsAway ? 0 : safe.bottom + UITabBar.height),
      width: view.bounds.width, height: UITabBar.height)
    if let content = selectedViewController?.viewIfLoaded, transition == nil { place(content) }
    contentArea?.insets = contentInsets(in: view)
  }

  /// What the bar and the sidebar leave of the controller's view.
  open var contentLayoutGuide: UILayoutGuide {
    let area = contentArea ?? GuidedArea(in: view)
    contentArea = area
    area.insets = contentInsets(in: view)
    return area.guide
  }
  private var contentArea: GuidedArea?

  private func contentInsets(in view: UIView) -> UIEdgeInsets {
    var insets = UIEdgeInsets.zero
    var frame = view.bounds
    sidebar.cut(&frame, &insets)
    return UIEdgeInsets(
      top: 0, left: frame.minX,
      bottom: barIsAway ? 0 : view.safeAreaInsets.bottom + UITabBar.height,
      right: view.bounds.maxX - frame.maxX)
  }

  /// The width that the bar's tabs were chosen for.
  private var shownWidth = UIUserInterfaceSizeClass.unspecified

  private func place(_ content: UIView) {
    var insets = view.safeAreaInsets
    var frame = view.bounds
    sidebar.cut(&frame, &insets)
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
}

extension UITabBarController: ContainerLayout {}

extension UITabBarController: TabOwning {
  /// Shows other tabs in bar and sidebar; where the one that is shown went, the first one.
  func tabsChanged() {
    if let chosen, chosen.owner !== self || chosen.isHidden {
      note(barTabs.first.map(destination))
      return showChosen()
    }
    showBar()
    viewIfLoaded?.setNeedsLayout()
  }

  /// Shows the tabs anew in the sidebar; the bar follows its items.
  func tabLooksChanged() { sidebar.changed() }

  /// Whether `tab` is in the bar or the sidebar.
  func shows(_ tab: UITab) -> Bool {
    guard !tab.isHidden else { return false }
    return sidebar.isShown ? true : barTabs.contains(tab)
  }
}

extension UIViewController {
  /// The tab that shows the controller, in the nearest tab bar controller; nil: none does.
  public var tab: UITab? {
    tabBarController.flatMap { bar in
      bar.tabs.flatMap(\.family).first { tab in
        tab.madeController.map { made in sequence(first: self, next: \.parent).contains(made) }
          ?? false
      }
    }
  }
}
