// SPDX-License-Identifier: Apache-2.0

public import Foundation
public import MullionCollectionGeometry
import MullionContracts
public import MullionControls
public import MullionViewTree

/// A bar of tabs, one of which is selected.
///
/// Differs from UIKit: there is no blur; see ``UIBarAppearance``. All tabs are shown, regardless of their
/// number.
///
/// Known gaps: customisation by the user.
@preconcurrency @MainActor
open class UITabBar: UIView {
  /// The height of the bar without the safe area, in points.
  static let height: CGFloat = 49

  let background = BarBackgroundView(lineAt: .top)
  private var buttons: [TabButton] = []

  /// Creates a bar with the given frame.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    setUp()
  }

  /// Creates a bar from an interface file.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    setUp()
    coder.fill(self, as: UITabBar.self)
  }

  private func setUp() {
    accessibilityRole = .tabList
    addSubview(background)
    addSubview(selectionIndicator)
    appearanceChanged()
  }

  /// The delegate, which is notified of selections.
  open weak var delegate: (any UITabBarDelegate)? {
    didSet { UncalledMethods.report(of: delegate) }
  }

  /// The items of the bar, one for each tab.
  open var items: [UITabBarItem]? {
    didSet {
      present(items, insteadOf: oldValue)
      if let selectedItem, !(items ?? []).contains(selectedItem) { self.selectedItem = nil }
      showItems()
    }
  }

  /// Sets the items.
  ///
  /// - Note: `animated` has no effect; the items change immediately.
  open func setItems(_ items: [UITabBarItem]?, animated: Bool) { self.items = items }

  /// The selected item, or `nil` for none.
  ///
  /// - Precondition: A new value is one of ``items``.
  open weak var selectedItem: UITabBarItem? {
    didSet {
      require(
        selectedItem.map { (items ?? []).contains($0) } ?? true,
        "selectedItem was set to '\(selectedItem?.title ?? "")', which is not among the bar's"
          + " items; set items first.")
      if selectedItem !== oldValue { showItems() }
    }
  }

  /// The style of the bar, light or dark.
  open var barStyle: UIBarStyle = .default {
    didSet { overrideUserInterfaceStyle = barStyle.interfaceStyle }
  }

  /// Whether the bar is translucent, in which case the content extends behind the bar.
  open var isTranslucent = true {
    didSet { if isTranslucent != oldValue { controller?.viewIfLoaded?.setNeedsLayout() } }
  }

  /// Whether a drag held over a tab selects it, regardless of the item's own `isSpringLoaded`.
  open var isSpringLoaded = false { didSet { if isSpringLoaded != oldValue { showItems() } } }

  /// The tint colour of unselected tabs, or `nil` for grey.
  open var unselectedItemTintColor: UIColor? { didSet { showItems() } }

  /// The background colour of `standardAppearance`, or `nil` for the system's background.
  open var barTintColor: UIColor? {
    get { standardAppearance.backgroundColor }
    set { standardAppearance.backgroundColor = newValue }
  }

  /// The background image of `standardAppearance`; an empty image removes the background.
  open var backgroundImage: UIImage? {
    get { givenBackgroundImage }
    set {
      givenBackgroundImage = newValue
      standardAppearance.showGround(newValue)
    }
  }
  private var givenBackgroundImage: UIImage?

  /// The image of the line above the bar, in `standardAppearance`; an empty image removes the line.
  open var shadowImage: UIImage? {
    get { standardAppearance.shadowImage }
    set { standardAppearance.shadowImage = newValue }
  }

  /// The distribution of tabs over the width of the bar, or `automatic` for the distribution of the
  /// appearance.
  open var itemPositioning = UITabBarItemPositioning.automatic { didSet { setNeedsLayout() } }
  /// The width of centred tabs in points, or 0 for the width of the appearance.
  open var itemWidth: CGFloat = 0 { didSet { setNeedsLayout() } }
  /// The distance between centred tabs in points, or 0 for the distance of the appearance.
  open var itemSpacing: CGFloat = 0 { didSet { setNeedsLayout() } }

  /// The image behind the selected tab, in `standardAppearance`; the image keeps its size unless it is
  /// resizable.
  open var selectionIndicatorImage: UIImage? {
    get { standardAppearance.selectionIndicatorImage }
    set { standardAppearance.selectionIndicatorImage = newValue }
  }
  private let selectionIndicator = UIImageView()

  /// The appearance of the bar, unless a more specific appearance applies.
  open var standardAppearance = UITabBarAppearance() {
    didSet {
      standardAppearanceIsGiven = true
      appearanceChanged()
    }
  }
  /// Whether `standardAppearance` was set as a whole.
  private(set) var standardAppearanceIsGiven = false
  /// The appearance of the bar while no content is behind it.
  ///
  /// No content is behind the bar if the scroll view of the selected controller is scrolled to its end, or if
  /// there is no scroll view.
  ///
  /// Differs from UIKit: `nil` stands for `standardAppearance`, with its background.
  open var scrollEdgeAppearance: UITabBarAppearance? { didSet { appearanceChanged() } }

  // MARK: Buttons

  /// Whether no content is behind the bar.
  var isAtScrollEdge = true {
    didSet { if isAtScrollEdge != oldValue, edgeLook != nil { showItems() } }
  }

  /// The controller that owns the bar.
  weak var controller: (any TabBarPressing)? { didSet { delegate = controller } }

  /// The action of a button at the leading edge that shows the sidebar, or `nil` for no such button.
  var offersSidebar: (() -> Void)? {
    didSet {
      guard (offersSidebar == nil) != (sidebarButton == nil) else { return }
      sidebarButton?.removeFromSuperview()
      sidebarButton = offersSidebar == nil ? nil : makeSidebarButton()
      setNeedsLayout()
    }
  }
  private var sidebarButton: UIButton?

  private func makeSidebarButton() -> UIButton {
    let button = UIButton(type: .system)
    button.setImage(UIImage(systemName: "sidebar.leading"), for: .normal)
    button.accessibilityLabel = "Show sidebar"
    button.addAction(UIAction { [weak self] _ in self?.offersSidebar?() }, for: .touchUpInside)
    addSubview(button)
    return button
  }

  private var look: UITabBarAppearance {
    (isAtScrollEdge ? edgeLook : nil) ?? selectedItem?.standardAppearance ?? standardAppearance
  }

  private var edgeLook: UITabBarAppearance? {
    selectedItem?.scrollEdgeAppearance ?? scrollEdgeAppearance
  }

  private func appearanceChanged() {
    follow([standardAppearance, scrollEdgeAppearance])
    showItems()
  }

  private var isInline: Bool {
    traitCollection.horizontalSizeClass == .regular || traitCollection.verticalSizeClass == .compact
  }

  private func style(isChosen: Bool, of item: UITabBarItem) -> TabStyle {
    let look = look
    let isLow = traitCollection.verticalSizeClass == .compact
    let tabs =
      isLow
      ? look.compactInlineLayoutAppearance
      : isInline ? look.inlineLayoutAppearance : look.stackedLayoutAppearance
    let state = !item.isEnabled ? tabs.disabled : isChosen ? tabs.selected : tabs.normal
    let plain: UIColor =
      !item.isEnabled
      ? .tertiaryLabel : isChosen ? tintColor : unselectedItemTintColor ?? .systemGray
    let font: UIFont =
      isInline ? .systemFont(ofSize: 13) : .systemFont(ofSize: 10, weight: .medium)
    let title = BarTextStyle(font: font, color: plain)
      .with(state.titleTextAttributes)
      .with(item.titleTextAttributes(for: isChosen ? .selected : .normal))
    return TabStyle(
      isInline: isInline, title: title, icon: state.iconColor ?? plain,
      shift: CGPoint(
        x: item.titlePositionAdjustment.horizontal + state.titlePositionAdjustment.horizontal,
        y: item.titlePositionAdjustment.vertical + state.titlePositionAdjustment.vertical),
      badge: item.badgeColor ?? state.badgeBackgroundColor ?? .systemRed,
      badgeText: BarTextStyle(font: .systemFont(ofSize: 13), color: .white)
        .with(state.badgeTextAttributes)
        .with(
          item.shownBadgeTextAttributes(
            for: !item.isEnabled ? .disabled : isChosen ? .selected : .normal)))
  }

  open override func didMoveToWindow() {
    super.didMoveToWindow()
    if surface != nil, Appearances.areUsed { showItems() }
  }

  private func showItems() {
    if surface != nil { for item in items ?? [] { _ = item.takeAppearance(in: self) } }
    background.show(look, isClear: false)
    selectionIndicator.image = look.selectionIndicatorImage
    selectionIndicator.tintColor = look.selectionIndicatorTintColor
    buttons.forEach { $0.removeFromSuperview() }
    buttons = (items ?? []).map { item in
      let isChosen = item === selectedItem
      let button = TabButton(item, isChosen: isChosen, style: style(isChosen: isChosen, of: item))
      button.addAction(
        UIAction { [weak self, weak item] _ in if let item { self?.choose(item) } },
        for: .touchUpInside)
      // The selected tab does not respond to drags: selecting it again would pop its stack to the root.
      button.isPressedByDrags = !isChosen && (isSpringLoaded || item.isSpringLoaded)
      addSubview(button)
      return button
    }
    setNeedsLayout()
  }

  private func choose(_ item: UITabBarItem) {
    if controller == nil { selectedItem = item }
    delegate?.tabBar(self, didSelect: item)
    controller?.personChose(item)
  }

  // MARK: Layout

  open override func tintColorDidChange() {
    super.tintColorDidChange()
    showItems()
  }

  open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    showItems()
  }

  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    CGSize(width: size.width, height: Self.height)
  }

  open override var intrinsicContentSize: CGSize {
    CGSize(width: Self.noIntrinsicMetric, height: Self.height)
  }

  /// The maximum width of a tab in wide windows, in points.
  private static let inlineWidth: CGFloat = 150

  open override func layoutSubviews() {
    super.layoutSubviews()
    background.fill(bounds)
    let safe = safeAreaInsets
    sidebarButton?.frame = CGRect(
      x: effectiveUserInterfaceLayoutDirection == .rightToLeft
        ? bounds.width - safe.right - 60 : safe.left + 8,
      y: 0, width: 52, height: bounds.height)
    guard !buttons.isEmpty else { return }
    let room = bounds.width - safe.left - safe.right
    let spans = places.spans(
      of: buttons.count, from: safe.left, in: room, widest: isInline ? Self.inlineWidth : nil)
    let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
    for (button, span) in zip(buttons, isMirrored ? spans.reversed() : spans) {
      button.frame = CGRect(
        x: span.left, y: 0, width: span.right - span.left, height: bounds.height)
    }
    layoutSelectionIndicator()
  }

  private var places: TabPlaces {
    let look = look
    return TabPlaces(
      positioning: itemPositioning == .automatic ? look.stackedItemPositioning : itemPositioning,
      width: itemWidth > 0 ? itemWidth : look.stackedItemWidth,
      spacing: itemSpacing > 0 ? itemSpacing : look.stackedItemSpacing)
  }

  private func layoutSelectionIndicator() {
    let chosen = buttons.first { $0.isSelected }
    selectionIndicator.isHidden = chosen == nil || selectionIndicator.image == nil
    guard let chosen, let image = selectionIndicator.image else { return }
    let place = CGRect(x: chosen.frame.minX, y: 0, width: chosen.frame.width, height: Self.height)
    selectionIndicator.frame =
      image.capInsets == .zero
      ? CGRect(
        x: (place.midX - image.size.width / 2).rounded(),
        y: (place.midY - image.size.height / 2).rounded(), width: image.size.width,
        height: image.size.height) : place
  }
}

extension UITabBar: BarItemPresenting, BarAppearancePresenting {
  /// Updates the buttons.
  package func barItemChanged(_ item: UIBarItem) { showItems() }
  /// Updates the appearance of the bar.
  package func barAppearanceChanged() { appearanceChanged() }
}

extension UITabBar: UISpringLoadedInteractionSupporting {}
