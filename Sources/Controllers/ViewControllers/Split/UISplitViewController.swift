// SPDX-License-Identifier: Apache-2.0

public import Foundation
import MullionCollectionGeometry
import MullionContracts
import MullionViewTree

/// A controller that shows a sidebar beside the content, or one of them at a time in narrow windows.
///
/// In a split view with a style, a column whose controller is not a navigation controller is wrapped in one.
///
/// On a tablet in portrait only the content is visible, and the columns overlap the content when shown. A
/// touch outside the columns hides them.
///
/// Differs from UIKit: the modes that displace the content show the columns beside it.
///
/// Known gaps: inspectors.
@preconcurrency @MainActor
open class UISplitViewController: UIViewController {
  /// The style, which determines the columns.
  public let style: Style

  /// Creates a controller with the columns of the given style.
  public init(style: Style) {
    self.style = style
    super.init(nibName: nil, bundle: nil)
  }

  /// Creates a controller with two columns that are set by ``viewControllers``.
  public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    style = .unspecified
    super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
  }

  /// Creates a controller with the columns that an interface file specifies, or with two columns that are set
  /// by ``viewControllers``.
  public required init?(coder: NSCoder) {
    switch (coder as? any ObjectCoding)?.attribute("style") {
    case "doubleColumn": style = .doubleColumn
    case "tripleColumn": style = .tripleColumn
    default: style = .unspecified
    }
    super.init(coder: coder)
    coder.fill(self, as: UISplitViewController.self)
  }

  // MARK: Columns

  /// The delegate, which is notified of the visible columns.
  open weak var delegate: (any UISplitViewControllerDelegate)? {
    didSet { UncalledMethods.report(of: delegate) }
  }

  private var given: [Column: UIViewController] = [:]
  private var shells: [Column: UINavigationController] = [:]

  /// The controllers of the columns, beginning with the sidebar; in a narrow window, only the visible
  /// controller.
  open var viewControllers: [UIViewController] {
    get {
      if isCollapsed { return [collapsedController].compactMap { $0 } }
      return columns.compactMap { container(of: $0) }
    }
    set {
      setViewController(newValue.first, for: .primary)
      setViewController(newValue.count > 1 ? newValue.last : nil, for: .secondary)
      if style == .tripleColumn {
        setViewController(newValue.count > 2 ? newValue[1] : nil, for: .supplementary)
      }
    }
  }

  /// Returns the controller that was set for a column, without the navigation controller around it, or `nil`
  /// if none was set.
  open func viewController(for column: Column) -> UIViewController? { given[column] }

  /// Sets or removes the controller of a column.
  ///
  /// - Precondition: The column is not `supplementary`, or the style is `tripleColumn`.
  open func setViewController(_ vc: UIViewController?, for column: Column) {
    require(
      column != .supplementary || style == .tripleColumn,
      "setViewController(_:for: .supplementary) on a split view of two columns; create it with the"
        + " style .tripleColumn.")
    guard given[column] !== vc else { return }
    if isCollapsed { separate() }
    let old = container(of: column)
    given[column] = vc
    shells[column] = nil
    if let vc, !(vc is UINavigationController), style != .unspecified, column != .compact {
      shells[column] = UINavigationController(rootViewController: vc)
    }
    if let old { remove(old) }
    if isCollapsed { join() }
    viewIfLoaded?.setNeedsLayout()
  }

  /// Returns the controller in a column: the navigation controller around the controller that was set, or
  /// that controller itself, or `nil`.
  func container(of column: Column) -> UIViewController? {
    shells[column] ?? given[column]
  }

  private var columns: [Column] {
    style == .tripleColumn ? [.primary, .supplementary, .secondary] : [.primary, .secondary]
  }

  /// Shows a column; in a narrow window, the column is shown on top of the columns before it.
  ///
  /// The content of a wide window is always visible.
  open func show(_ column: Column) {
    if isCollapsed {
      collapsedTop = column
      separate()
      join()
      return
    }
    switch column {
    case .primary: change(to: mode(columns: style == .tripleColumn ? 2 : 1))
    case .supplementary: if displayMode == .secondaryOnly { change(to: mode(columns: 1)) }
    case .secondary, .compact: break
    }
  }

  /// Hides the sidebar or the list, with the columns before it; no-op for other columns, and in a narrow
  /// window.
  open func hide(_ column: Column) {
    guard !isCollapsed else { return }
    switch column {
    case .primary:
      let isSeen = seenColumns.contains(.primary)
      if isSeen { change(to: style == .tripleColumn ? mode(columns: 1) : .secondaryOnly) }
    case .supplementary: change(to: .secondaryOnly)
    case .secondary, .compact: break
    }
  }

  /// Shows `vc` as the content, unless the delegate shows it.
  ///
  /// In a narrow window, `vc` is pushed onto the visible stack, unless it is a navigation controller.
  open override func showDetailViewController(_ vc: UIViewController, sender: Any?) {
    if delegate?.splitViewController(self, showDetail: vc, sender: sender) == true { return }
    if isCollapsed, let navigation = collapsedController as? UINavigationController,
      !(vc is UINavigationController)
    {
      navigation.pushViewController(vc, animated: true)
      return
    }
    setViewController(vc, for: .secondary)
    if isCollapsed { show(.secondary) }
  }

  override var showsDetails: Bool { true }

  // MARK: Display mode

  private(set) var chosenMode = DisplayMode.automatic

  /// The preferred display mode; a new value also becomes the current display mode.
  open var preferredDisplayMode: DisplayMode = .automatic {
    didSet { if preferredDisplayMode != oldValue { change(to: preferredDisplayMode) } }
  }

  /// The bar button item that shows or hides the first column.
  open private(set) lazy var displayModeButtonItem = UIBarButtonItem(
    image: UIImage(systemName: "sidebar.left"),
    primaryAction: UIAction { [weak self] _ in self?.toggleFirstColumn() })

  private func toggleFirstColumn() {
    move(to: displayMode == .secondaryOnly ? mode(columns: 1) : .secondaryOnly)
  }

  /// Shows the columns of a mode, animated if possible.
  func move(to mode: DisplayMode) {
    guard let view = viewIfLoaded, ControllerMotion.isWanted, view.surface != nil else {
      return change(to: mode)
    }
    view.layoutIfNeeded()
    change(to: mode)
    UIView.animate(withDuration: 0.25) { view.layoutIfNeeded() }
  }

  /// The visibility of ``displayModeButtonItem`` at the leading edge of the bar of the first visible column.
  ///
  /// With `automatic`, the bar of the content contains the item while only the content is visible on a tablet
  /// in portrait, if the split view has a style.
  open var displayModeButtonVisibility = DisplayModeButtonVisibility.automatic {
    didSet { if displayModeButtonVisibility != oldValue { viewIfLoaded?.setNeedsLayout() } }
  }

  /// Whether the bar of the content has a button that hides the other columns, or shows them again.
  ///
  /// Only used with the style `tripleColumn`.
  open var showsSecondaryOnlyButton = false {
    didSet { if showsSecondaryOnlyButton != oldValue { viewIfLoaded?.setNeedsLayout() } }
  }
  private(set) lazy var buttons = SplitButtons { [weak self] in self?.toggleSecondaryOnly() }

  /// The preferred arrangement of columns and content; ignored without a style.
  open var preferredSplitBehavior = SplitBehavior.automatic {
    didSet { if preferredSplitBehavior != oldValue { viewIfLoaded?.setNeedsLayout() } }
  }

  /// The arrangement of columns and content.
  ///
  /// This is the preferred arrangement, or for `automatic` an overlay on a tablet in portrait and columns
  /// side by side otherwise.
  open var splitBehavior: SplitBehavior {
    guard style == .unspecified || preferredSplitBehavior == .automatic else {
      return preferredSplitBehavior
    }
    return isOnUprightPad ? .overlay : .tile
  }

  /// Hides the other columns, or shows them again.
  func toggleSecondaryOnly() {
    change(to: displayMode == .secondaryOnly ? .automatic : .secondaryOnly)
  }

  /// Whether the user can show the first column by a swipe from its edge while only the content is visible.
  ///
  /// In a navigation controller with a back button, the swipe goes back instead.
  open var presentsWithGesture = true
  let swipe = SplitSwipe()

  /// The current display mode.
  open var displayMode: DisplayMode {
    if chosenMode != .automatic { return chosenMode }
    if splitBehavior == .overlay { return .secondaryOnly }
    guard style == .tripleColumn, splitBehavior == .tile else { return .oneBesideSecondary }
    let width = viewIfLoaded?.bounds.width ?? 0
    return width >= Self.roomForThree ? .twoBesideSecondary : .oneBesideSecondary
  }

  private static let roomForThree: CGFloat = 1000

  func change(to mode: DisplayMode) {
    let before = seenColumns
    let old = displayMode
    if mode != old { delegate?.splitViewController(self, willChangeTo: mode) }
    chosenMode = mode
    for column in seenColumns where !before.contains(column) {
      delegate?.splitViewController(self, willShow: column)
    }
    for column in before where !seenColumns.contains(column) {
      delegate?.splitViewController(self, willHide: column)
    }
    viewIfLoaded?.setNeedsLayout()
  }

  /// Whether columns are being shown or hidden; a change of size in a callback is applied afterwards.
  var isArranging = false
  /// Whether another layout was requested while columns were being shown or hidden.
  var isArrangingDue = false
  /// Whether the tablet was in portrait in the last layout, or `nil` before the first layout.
  var wasOnUprightPad: Bool?

  /// Resets the display mode to the preferred one after a change of the orientation.
  func turned() { chosenMode = preferredDisplayMode }

  /// The visible columns in a wide window.
  var seenColumns: [Column] {
    switch displayMode {
    case .secondaryOnly: [.secondary]
    case .automatic, .oneBesideSecondary, .oneOverSecondary:
      style == .tripleColumn ? [.supplementary, .secondary] : [.primary, .secondary]
    case .twoBesideSecondary, .twoOverSecondary, .twoDisplaceSecondary: columns
    }
  }

  // MARK: Widths

  /// The edge of the split view at which the sidebar is.
  open var primaryEdge: PrimaryEdge = .leading { didSet { viewIfLoaded?.setNeedsLayout() } }
  /// The preferred width of the sidebar as a fraction of the split view's width, from 0 to 1; ignored with a
  /// ``preferredPrimaryColumnWidth``.
  open var preferredPrimaryColumnWidthFraction = UISplitViewController.automaticDimension {
    didSet { viewIfLoaded?.setNeedsLayout() }
  }
  /// The preferred width of the sidebar, in points; at most half the width of the split view is used.
  open var preferredPrimaryColumnWidth = UISplitViewController.automaticDimension {
    didSet { viewIfLoaded?.setNeedsLayout() }
  }
  /// The minimum width of the sidebar, in points.
  open var minimumPrimaryColumnWidth = UISplitViewController.automaticDimension {
    didSet { viewIfLoaded?.setNeedsLayout() }
  }
  /// The maximum width of the sidebar, in points.
  open var maximumPrimaryColumnWidth = UISplitViewController.automaticDimension {
    didSet { viewIfLoaded?.setNeedsLayout() }
  }
  /// The preferred width of the list, in points.
  open var preferredSupplementaryColumnWidth = UISplitViewController.automaticDimension {
    didSet { viewIfLoaded?.setNeedsLayout() }
  }

  /// The current width of the sidebar in points, or 0 if the sidebar is hidden.
  open var primaryColumnWidth: CGFloat {
    guard !isCollapsed, seenColumns.contains(.primary), let view = viewIfLoaded else { return 0 }
    return width(
      preferredPrimaryColumnWidth, share: preferredPrimaryColumnWidthFraction, in: view.bounds)
  }

  private static let sidebarWidth: CGFloat = 320

  func width(_ wanted: CGFloat, share: CGFloat, in bounds: CGRect) -> CGFloat {
    var width = Self.sidebarWidth
    if wanted > 0 { width = wanted } else if share > 0 { width = bounds.width * share }
    if maximumPrimaryColumnWidth > 0 { width = min(width, maximumPrimaryColumnWidth) }
    if minimumPrimaryColumnWidth > 0 { width = max(width, minimumPrimaryColumnWidth) }
    return min(width, bounds.width / 2).rounded()
  }

  // MARK: Collapsing and expanding

  /// Whether the columns are collapsed into one.
  open private(set) var isCollapsed = false
  private var collapsedTop: Column?
  /// The controllers of each column that were moved to the stack of the first column.
  private var joined: [(column: Column, controllers: [UIViewController])] = []

  var collapsedController: UIViewController? {
    given[.compact] ?? container(of: .primary) ?? container(of: .secondary)
  }

  func collapse() {
    isCollapsed = true
    let proposed: Column =
      given[.compact] != nil ? .compact : given[.secondary] != nil ? .secondary : .primary
    if style == .unspecified, proposed == .secondary {
      collapseSecondary()
    } else {
      let top = delegate?.splitViewController(
        self, topColumnForCollapsingToProposedTopColumn: proposed)
      collapsedTop = top ?? proposed
      join()
    }
    delegate?.splitViewControllerDidCollapse(self)
  }

  /// Collapses two controllers into one by the delegate, or else by the primary controller.
  private func collapseSecondary() {
    if let primary = delegate?.primaryViewController(forCollapsing: self) {
      change(.primary, to: primary)
    }
    collapsedTop = .primary
    guard let secondary = given[.secondary], let primary = given[.primary] else { return }
    let isDone =
      delegate?.splitViewController(self, collapseSecondary: secondary, onto: primary) ?? false
    if !isDone { primary.collapseSecondaryViewController(secondary, for: self) }
  }

  /// Moves the controllers of the secondary column to the stack of the primary controller.
  func joinSecondary() {
    collapsedTop = .secondary
    join()
  }

  /// Moves the controllers of the secondary column back from the stack of the primary controller.
  ///
  /// - Returns: The secondary controller, or `nil` if there is none.
  func separateSecondary() -> UIViewController? {
    separate()
    return given[.secondary]
  }

  /// Expands one controller to two by the delegate, or else by the primary controller.
  private func expandSecondary() {
    let next = delegate?.primaryViewController(forExpanding: self)
    if let primary = given[.primary] {
      let secondary =
        delegate?.splitViewController(self, separateSecondaryFrom: primary)
        ?? primary.separateSecondaryViewController(for: self)
      separate()
      if let secondary { change(.secondary, to: secondary) }
    }
    if let next { change(.primary, to: next) }
  }

  /// Replaces the controller of a column in a split view without a style.
  private func change(_ column: Column, to controller: UIViewController) {
    let old = given[column]
    given[column] = controller
    if let old, old !== controller { remove(old) }
  }

  /// Moves the stacks of the columns up to the top column onto the stack of the first column.
  private func join() {
    guard given[.compact] == nil, let top = collapsedTop,
      let first = container(of: .primary) as? UINavigationController
    else { return }
    var stack = first.viewControllers
    for column in columns.dropFirst() where column.rawValue <= top.rawValue {
      guard let navigation = container(of: column) as? UINavigationController else {
        if let single = container(of: column) {
          remove(single)
          joined.append((column, [single]))
          stack.append(single)
        }
        continue
      }
      remove(navigation)
      let controllers = navigation.viewControllers
      navigation.viewControllers = []
      joined.append((column, controllers))
      stack += controllers
    }
    first.viewControllers = stack
  }

  /// Restores the stacks of the columns.
  private func separate() {
    guard !joined.isEmpty, let first = container(of: .primary) as? UINavigationController else {
      return
    }
    var stack = first.viewControllers
    for (column, controllers) in joined.reversed() {
      let start = stack.firstIndex { $0 === controllers.first } ?? stack.count
      let own = start < stack.count ? Array(stack[start...]) : controllers
      stack = Array(stack[..<start])
      first.viewControllers = stack
      (container(of: column) as? UINavigationController)?.viewControllers = own
    }
    joined = []
  }

  func expand() {
    isCollapsed = false
    if style == .unspecified { expandSecondary() } else { separate() }
    let mode = displayMode
    let chosen = delegate?.splitViewController(
      self, displayModeForExpandingToProposedDisplayMode: mode)
    if let chosen, chosen != mode { chosenMode = chosen }
    delegate?.splitViewControllerDidExpand(self)
  }

  // MARK: Showing controllers

  override var shownChild: UIViewController? {
    isCollapsed ? collapsedController : container(of: .secondary) ?? container(of: .primary)
  }
  package override var windowTitle: String? { title ?? shownChild?.windowTitle }

  open override func loadView() {
    let view = SplitView(frame: UIScreen.main.bounds)
    view.controller = self
    view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    self.view = view
  }

  open override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    let layout: any ContainerLayout = self
    layout.layoutContents()
  }

  /// Whether the window fills the screen of a simulated tablet, which has a status bar, unlike windows of a
  /// desktop.
  var isOnPad: Bool {
    traitCollection.userInterfaceIdiom == .pad
      && viewIfLoaded?.window?.display.facts.map { $0.statusBarHeight > 0 } ?? false
  }

  /// Whether the window fills the screen of a tablet in portrait.
  var isOnUprightPad: Bool {
    guard isOnPad, let bounds = viewIfLoaded?.window?.bounds else { return false }
    return bounds.height > bounds.width
  }

  /// Returns the mode that shows one or two columns with the content.
  func mode(columns: Int) -> DisplayMode {
    switch splitBehavior {
    case .overlay: columns > 1 ? .twoOverSecondary : .oneOverSecondary
    case .displace: columns > 1 ? .twoDisplaceSecondary : .oneBesideSecondary
    case .tile, .automatic: columns > 1 ? .twoBesideSecondary : .oneBesideSecondary
    }
  }

  func remove(_ controller: UIViewController) {
    guard controller.parent === self else { return }
    controller.willMove(toParent: nil)
    controller.viewIfLoaded?.removeFromSuperview()
    controller.viewIfLoaded?.setOwnSafeAreaInsets(nil)
    controller.viewIfLoaded?.imposedTraits = nil
    controller.removeFromParent()
  }
}
