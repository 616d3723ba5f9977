// SPDX-License-Identifier: Apache-2.0

public import Foundation
public import MullionCollectionGeometry
import MullionContracts
import MullionControls
public import MullionViewTree

/// A bar that shows the top item of a stack, with a back button that pops the item.
///
/// Differs from UIKit: there is no blur; see ``UIBarAppearance``. Items change without animation, unless a
/// navigation controller pushes or pops.
@preconcurrency @MainActor
open class UINavigationBar: UIView, UIBarPositioning {
  let background = BarBackgroundView(lineAt: .bottom)
  private let promptLabel = UILabel()
  private let row = NavigationRow()
  private let largeArea = UIView()
  private let largeTitle = UILabel()

  /// Creates a bar with the given frame.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    setUp()
  }

  /// Creates a bar from an interface file.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    setUp()
    coder.fill(self, as: UINavigationBar.self)
  }

  private func setUp() {
    accessibilityRole = .navigation
    largeTitle.accessibilityTraits = .header
    promptLabel.font = .systemFont(ofSize: 12)
    promptLabel.textAlignment = .center
    promptLabel.textColor = .secondaryLabel
    largeArea.clipsToBounds = true
    largeArea.isUserInteractionEnabled = false
    largeArea.addSubview(largeTitle)
    for view in [background, largeArea, promptLabel, row] { addSubview(view) }
    row.onBack = { [weak self] in self?.goBack() }
    appearanceChanged()
  }

  // MARK: Stack

  /// The delegate, which is notified of changes of the stack.
  ///
  /// Set the delegate only on bars without a navigation controller.
  open weak var delegate: (any UINavigationBarDelegate)? {
    didSet { UncalledMethods.report(of: delegate) }
  }

  private var stack: [UINavigationItem] = []

  /// The stack of items, the last of which is shown.
  ///
  /// - Precondition: When the stack is set, the bar has no navigation controller.
  open var items: [UINavigationItem]? {
    get { stack }
    set { setItems(newValue, animated: false) }
  }

  /// The item that is shown, or `nil` if there are no items.
  open var topItem: UINavigationItem? { stack.last }
  /// The item to which the back button leads, or `nil` if there is none.
  open var backItem: UINavigationItem? { stack.dropLast().last }

  /// The item before the first one and the action that goes back to it, or `nil` unless the bar's controller
  /// is on the stack of another navigation controller.
  var outer: (item: UINavigationItem, goBack: () -> Void)? { didSet { showItems() } }

  /// Replaces the items, without notifying the delegate.
  ///
  /// - Note: `animated` has no effect.
  /// - Precondition: The bar has no navigation controller.
  open func setItems(_ items: [UINavigationItem]?, animated: Bool) {
    requireNoController("setItems(_:animated:)")
    show(items ?? [])
  }

  /// Pushes `item` if the delegate permits, and notifies the delegate.
  ///
  /// - Note: `animated` has no effect.
  /// - Precondition: The bar has no navigation controller, and `item` is not in the bar.
  open func pushItem(_ item: UINavigationItem, animated: Bool) {
    requireNoController("pushItem(_:animated:)")
    require(
      !stack.contains { $0 === item },
      "pushItem(_:animated:) with the item '\(item.title ?? "")', which is in the bar already;"
        + " push another item, or pop to that one.")
    guard delegate?.navigationBar(self, shouldPush: item) ?? true else { return }
    show(stack + [item])
    delegate?.navigationBar(self, didPush: item)
  }

  /// Pops the top item if the delegate permits, and notifies the delegate.
  ///
  /// - Note: `animated` has no effect.
  /// - Returns: The item, or `nil` if it was not popped.
  /// - Precondition: The bar has no navigation controller.
  @discardableResult
  open func popItem(animated: Bool) -> UINavigationItem? {
    requireNoController("popItem(animated:)")
    guard let item = stack.last, delegate?.navigationBar(self, shouldPop: item) ?? true else {
      return nil
    }
    show(stack.dropLast())
    delegate?.navigationBar(self, didPop: item)
    return item
  }

  /// The items that the bar's container adds before the items at the leading edge.
  package var ownLeadingItems: [UIBarButtonItem] = [] {
    didSet {
      guard ownLeadingItems != oldValue else { return }
      row.ownItems = ownLeadingItems
      showItems()
    }
  }

  // MARK: Appearance

  /// The style of the bar, light or dark.
  open var barStyle: UIBarStyle = .default {
    didSet { overrideUserInterfaceStyle = barStyle.interfaceStyle }
  }

  /// Whether the bar is translucent; by default, the content extends below the bar only if it is.
  open var isTranslucent = true {
    didSet { if isTranslucent != oldValue { structureChanged() } }
  }

  /// Whether titles may be large.
  open var prefersLargeTitles = false {
    didSet { if prefersLargeTitles != oldValue { structureChanged() } }
  }

  /// The appearance of the bar over content.
  open var standardAppearance = UINavigationBarAppearance() {
    didSet {
      standardAppearanceIsGiven = true
      appearanceChanged()
    }
  }
  /// Whether `standardAppearance` was set as a whole.
  private(set) var standardAppearanceIsGiven = false
  /// The appearance of the bar over content in vertically compact windows, or `nil` for `standardAppearance`.
  open var compactAppearance: UINavigationBarAppearance? { didSet { appearanceChanged() } }
  /// The appearance of the bar when no content is below it.
  ///
  /// For `nil`, this is the appearance of the bar over content, without its background if the bar is
  /// translucent.
  open var scrollEdgeAppearance: UINavigationBarAppearance? { didSet { appearanceChanged() } }
  /// The appearance of the bar when no content is below it in vertically compact windows, or `nil` for
  /// `scrollEdgeAppearance`.
  open var compactScrollEdgeAppearance: UINavigationBarAppearance? {
    didSet { appearanceChanged() }
  }

  /// The background colour of `standardAppearance`, or `nil` for the system's background.
  open var barTintColor: UIColor? {
    get { standardAppearance.backgroundColor }
    set { standardAppearance.backgroundColor = newValue }
  }
  /// The attributes of titles in `standardAppearance`.
  open var titleTextAttributes: [NSAttributedString.Key: Any]? {
    get { standardAppearance.titleTextAttributes }
    set { standardAppearance.titleTextAttributes = newValue ?? [:] }
  }
  /// The attributes of large titles in `standardAppearance`.
  open var largeTitleTextAttributes: [NSAttributedString.Key: Any]? {
    get { standardAppearance.largeTitleTextAttributes }
    set { standardAppearance.largeTitleTextAttributes = newValue ?? [:] }
  }
  /// The image of the back indicator in `standardAppearance`.
  ///
  /// The image is only used if ``backIndicatorTransitionMaskImage`` is set, too.
  open var backIndicatorImage: UIImage? {
    get { standardAppearance.backIndicatorImage }
    set {
      standardAppearance.setBackIndicatorImage(
        newValue, transitionMaskImage: backIndicatorTransitionMaskImage)
    }
  }
  /// The mask of a title that moves below the back indicator.
  ///
  /// - Note: Titles do not move below the indicator on Linux; the mask only has to be set for
  ///   ``backIndicatorImage`` to be shown.
  open var backIndicatorTransitionMaskImage: UIImage? {
    get { standardAppearance.backIndicatorTransitionMaskImage }
    set {
      standardAppearance.setBackIndicatorImage(backIndicatorImage, transitionMaskImage: newValue)
    }
  }
  /// Sets the vertical offset of titles in `standardAppearance`, in points; ignored for other metrics than
  /// `default`.
  open func setTitleVerticalPositionAdjustment(
    _ adjustment: CGFloat, for barMetrics: UIBarMetrics
  ) {
    if barMetrics == .default { standardAppearance.titlePositionAdjustment.vertical = adjustment }
  }
  /// Returns the vertical offset of titles in `standardAppearance`, in points, or 0 for other metrics than
  /// `default`.
  open func titleVerticalPositionAdjustment(for barMetrics: UIBarMetrics) -> CGFloat {
    barMetrics == .default ? standardAppearance.titlePositionAdjustment.vertical : 0
  }
  /// The image of the line below the bar, in `standardAppearance`; an empty image removes the line.
  open var shadowImage: UIImage? {
    get { standardAppearance.shadowImage }
    set { standardAppearance.shadowImage = newValue }
  }
  /// Sets the background image of `standardAppearance`; an empty image removes the background.
  ///
  /// `barMetrics` is not used.
  open func setBackgroundImage(_ backgroundImage: UIImage?, for barMetrics: UIBarMetrics) {
    givenBackgroundImage = backgroundImage
    standardAppearance.showGround(backgroundImage)
  }
  /// Sets the background image of `standardAppearance`; no-op for the position `bottom`.
  ///
  /// `barMetrics` is not used.
  open func setBackgroundImage(
    _ backgroundImage: UIImage?, for barPosition: UIBarPosition, barMetrics: UIBarMetrics
  ) {
    guard barPosition != .bottom else { return }
    setBackgroundImage(backgroundImage, for: barMetrics)
  }
  /// The background image as it was set.
  private(set) var givenBackgroundImage: UIImage?
  /// Returns the background image of `standardAppearance`; `barMetrics` is not used.
  open func backgroundImage(for barMetrics: UIBarMetrics) -> UIImage? {
    standardAppearance.backgroundImage
  }

  /// The position of the bar.
  ///
  /// The position is `topAttached` with a navigation controller, and otherwise the position that the delegate
  /// returns, or `top` by default.
  open var barPosition: UIBarPosition {
    if controller != nil { return .topAttached }
    return (delegate?.position(for: self) ?? .any).or(.top)
  }

  // MARK: Subviews

  /// The controller that owns the bar.
  weak var controller: (any NavigationWork)?
  /// Whether no content is below the bar.
  var isAtScrollEdge = true { didSet { if isAtScrollEdge != oldValue { showItems() } } }
  /// The visible height of the search bar, in points.
  var shownSearch: CGFloat = 0 {
    didSet { if shownSearch != oldValue { setNeedsLayout() } }
  }
  /// The search bar.
  var searchArea: UIView? {
    didSet {
      guard searchArea !== oldValue else { return }
      if oldValue?.superview === self { oldValue?.removeFromSuperview() }
      if let searchArea { insertSubview(searchArea, aboveSubview: largeArea) }
      setNeedsLayout()
    }
  }

  /// Replaces the stack and shows its last item.
  func show(_ items: [UINavigationItem]) {
    for item in stack where item.presenter === self { item.presenter = nil }
    stack = items
    for item in items { item.presenter = self }
    structureChanged()
  }

  /// The heights of the parts that the bar shows.
  var metrics: NavigationBarMetrics {
    var metrics = NavigationBarMetrics(row: NavigationBarMetrics.row(for: traitCollection))
    if let search = topItem?.searchController {
      let isInline = searchIsInline
      metrics.search =
        isInline
        ? 0
        : NavigationBarMetrics.searchRow + search.searchBar.growth + search.searchBar.scopeHeight
      metrics.searchCollapses =
        topItem?.hidesSearchBarWhenScrolling ?? false && !search.isActive && !isInline
      if search.isActive, search.hidesNavigationBarDuringPresentation, !isInline {
        metrics.row = 0
        return metrics
      }
    }
    if let prompt = topItem?.prompt, !prompt.isEmpty {
      metrics.prompt = NavigationBarMetrics.promptLine
    }
    if showsLargeTitle {
      let font = NavigationBarMetrics.largeTitleFont(for: traitCollection)
      metrics.large =
        NavigationBarMetrics.largeRow + max(0, ((font.pointSize - 34) * 1.2).rounded())
      if topItem?.shownLargeSubtitle != nil { metrics.large += NavigationBarMetrics.subtitleLine }
    }
    return metrics
  }

  /// Whether the search bar is in the row, which requires the placement `inline`, a wide window and no scope
  /// bar.
  private var searchIsInline: Bool {
    guard let item = topItem, let search = item.searchController,
      traitCollection.horizontalSizeClass == .regular, search.searchBar.scopeHeight == 0
    else { return false }
    return item.preferredSearchBarPlacement == .inline
  }

  /// Whether the shown item has a large title.
  var showsLargeTitle: Bool {
    guard prefersLargeTitles, traitCollection.verticalSizeClass != .compact else { return false }
    for item in stack.reversed() {
      switch item.largeTitleDisplayMode {
      case .always: return true
      case .never: return false
      case .automatic: continue
      }
    }
    return !stack.isEmpty
  }

  private func requireNoController(_ call: String) {
    require(
      controller == nil,
      "\(call) on the navigation bar of a UINavigationController, which sets the bar's items;"
        + " push and pop view controllers instead.")
  }

  private func goBack() {
    if let action = topItem?.backAction {
      action.perform(for: self)
    } else if let controller {
      controller.goBackOut()
    } else {
      popItem(animated: true)
    }
  }

  private var appearances: [UINavigationBarAppearance?] {
    [standardAppearance, compactAppearance, scrollEdgeAppearance, compactScrollEdgeAppearance]
  }

  private func appearanceChanged() {
    follow(appearances)
    showItems()
  }

  /// Updates the items and notifies the controller, after the content or the height changed.
  private func structureChanged() {
    showItems()
    controller?.barStructureChanged()
  }

  /// The current appearance, and whether its background is omitted.
  private var look: (appearance: UINavigationBarAppearance, isClear: Bool) {
    let isLow = traitCollection.verticalSizeClass == .compact
    let item = topItem
    let low = isLow ? item?.compactAppearance ?? compactAppearance : nil
    let standard = low ?? item?.standardAppearance ?? standardAppearance
    guard isAtScrollEdge else { return (standard, false) }
    let lowEdge =
      isLow ? item?.compactScrollEdgeAppearance ?? compactScrollEdgeAppearance : nil
    if let edge = lowEdge ?? item?.scrollEdgeAppearance ?? scrollEdgeAppearance {
      return (edge, false)
    }
    return (standard, true)
  }

  private func showItems() {
    let (appearance, isClear) = look
    background.show(appearance, isClear: isClear && isTranslucent)
    searchArea = topItem?.searchController?.searchBar
    topItem?.searchBarPlacement = searchIsInline ? .inline : .stacked
    row.reserve = searchIsInline ? Self.inlineSearchWidth : 0
    promptLabel.text = topItem?.prompt
    row.show(topItem, previous: backItem ?? outer?.item, appearance: appearance)
    TitleLines.show(
      topItem?.largeTitle ?? topItem?.title, topItem?.shownLargeSubtitle, in: largeTitle,
      title: BarTextStyle(
        font: NavigationBarMetrics.largeTitleFont(for: traitCollection), color: .label
      ).with(appearance.largeTitleTextAttributes),
      subtitle: BarTextStyle(font: TitleLines.largeFont, color: .secondaryLabel)
        .with(appearance.largeSubtitleTextAttributes))
    setNeedsLayout()
  }

  // MARK: Layout

  open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    structureChanged()
  }

  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    CGSize(width: size.width, height: metrics.whole)
  }

  open override var intrinsicContentSize: CGSize {
    CGSize(width: Self.noIntrinsicMetric, height: metrics.whole)
  }

  /// The visible height of the large title, in points, below which the title is shown in the row.
  private static let titleTurn: CGFloat = 14

  open override func layoutSubviews() {
    super.layoutSubviews()
    let metrics = metrics
    background.fill(bounds)
    promptLabel.frame = CGRect(x: 16, y: 6, width: bounds.width - 32, height: metrics.prompt - 8)
    promptLabel.isHidden = metrics.prompt == 0
    let isAlone = controller == nil
    row.frame = CGRect(
      x: 0, y: metrics.prompt, width: bounds.width,
      height: isAlone ? bounds.height - metrics.prompt - metrics.large : metrics.row)
    row.isHidden = !isAlone && metrics.row <= 0
    let search = isAlone ? 0 : shownSearch
    let large = max(0, bounds.height - row.frame.maxY - search)
    layoutLargeTitle(height: metrics.large > 0 ? large : 0)
    row.hidesTitle = metrics.large > 0 && large > Self.titleTurn && topItem?.titleView == nil
    layoutSearch(height: search)
  }

  /// The width of a search bar in the row, in points.
  private static let inlineSearchWidth: CGFloat = 260

  private func layoutSearch(height: CGFloat) {
    guard let searchArea else { return }
    if searchIsInline {
      row.layoutIfNeeded()
      searchArea.alpha = 1
      searchArea.frame = row.convert(row.reserved, to: self)
      return
    }
    // The search bar has horizontal margins of 8 points of its own.
    let margin = NavigationBarMetrics.margin(width: bounds.width)
    searchArea.frame = CGRect(
      x: margin, y: bounds.height - height, width: max(0, bounds.width - 2 * margin),
      height: height)
    searchArea.alpha = min(1, max(0, (height - 12) / 30))
  }

  private func layoutLargeTitle(height: CGFloat) {
    largeArea.isHidden = height <= 0
    largeArea.frame = CGRect(x: 0, y: row.frame.maxY, width: bounds.width, height: height)
    let margin = NavigationBarMetrics.margin(width: bounds.width) + BarButton.padding
    let left = safeAreaInsets.left + margin
    let right = safeAreaInsets.right + margin
    let lineHeight = largeTitle.sizeThatFits(.zero).height
    largeTitle.frame = CGRect(
      x: left, y: height - lineHeight - 8, width: max(0, bounds.width - left - right),
      height: lineHeight)
  }
}

extension UINavigationBar: LeadingItemsShowing {}

extension UINavigationBar: NavigationItemPresenting, BarAppearancePresenting {
  /// Updates the bar if the item is shown, is represented by the back button, or may affect the size of the
  /// title.
  package func navigationItemChanged(_ item: UINavigationItem) {
    guard item === topItem || item === backItem || prefersLargeTitles else { return }
    structureChanged()
  }

  /// Shows the items with the changed appearance.
  package func barAppearanceChanged() { showItems() }
}
