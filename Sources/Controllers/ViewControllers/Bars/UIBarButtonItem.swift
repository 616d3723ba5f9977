// SPDX-License-Identifier: Apache-2.0

public import Foundation
public import MullionControls
public import MullionViewTree

/// A button, a view or a space in a navigation bar or toolbar.
///
/// Choosing the item performs its `primaryAction`, or calls the method `action` of its `target`.
///
/// Differs from UIKit: the glyphs of system items are original drawings of Mullion.
@preconcurrency @MainActor
open class UIBarButtonItem: UIBarItem {
  private var systemContent: BarItemContent?
  /// The button that shows the item, or `nil` if the item is in no bar or shown by a custom view.
  weak var button: UIView?

  /// Creates an item without content.
  public override init() {
    super.init()
  }

  /// Creates an item from an interface file.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    coder.fill(self, as: UIBarButtonItem.self)
  }

  /// Creates an item with a title, a style and an action.
  public convenience init(
    title: String?, style: Style, target: Any?, action: Selector?
  ) {
    self.init()
    self.title = title
    self.style = style
    setTarget(target, action)
  }

  /// Creates an item with an image, a style and an action.
  public convenience init(
    image: UIImage?, style: Style, target: Any?, action: Selector?
  ) {
    self.init()
    self.image = image
    self.style = style
    setTarget(target, action)
  }

  /// Creates an item with an image, a style and an action.
  ///
  /// - Note: `landscapeImagePhone` is stored, but has no effect on Linux.
  public convenience init(
    image: UIImage?, landscapeImagePhone: UIImage?, style: Style, target: Any?, action: Selector?
  ) {
    self.init(image: image, style: style, target: target, action: action)
    self.landscapeImagePhone = landscapeImagePhone
  }

  /// Creates a system item with an action.
  public convenience init(
    barButtonSystemItem systemItem: SystemItem, target: Any?, action: Selector?
  ) {
    self.init(systemItem: systemItem)
    setTarget(target, action)
  }

  /// Creates an item with a title, an image, an action and a menu.
  public convenience init(
    title: String?, image: UIImage?, target: Any?, action: Selector?, menu: UIMenu?
  ) {
    self.init(title: title, image: image, menu: menu)
    setTarget(target, action)
  }

  /// Creates a system item with an action and a menu.
  public convenience init(
    barButtonSystemItem systemItem: SystemItem, target: Any?, action: Selector?, menu: UIMenu?
  ) {
    self.init(systemItem: systemItem, menu: menu)
    setTarget(target, action)
  }

  /// Creates a system item that performs `primaryAction`.
  ///
  /// With a menu and no action, choosing the item opens the menu.
  public convenience init(
    systemItem: SystemItem, primaryAction: UIAction? = nil, menu: UIMenu? = nil
  ) {
    self.init()
    self.menu = menu
    become(systemItem)
    self.primaryAction = primaryAction
    if let primaryAction, !primaryAction.title.isEmpty { title = primaryAction.title }
  }

  /// Configures the item as a system item.
  package func become(_ systemItem: SystemItem) {
    systemContent = BarItemContent(systemItem)
    if case .title(let title) = systemContent { self.title = title }
    if systemItem == .done || systemItem == .save { style = .done }
  }

  /// Creates an item that performs `primaryAction`; a title or image that is `nil` is taken from the action.
  public convenience init(
    title: String? = nil, image: UIImage? = nil, primaryAction: UIAction? = nil,
    menu: UIMenu? = nil
  ) {
    self.init()
    self.menu = menu
    self.title = title ?? primaryAction.map(\.title)
    self.image = image ?? primaryAction?.image
    self.primaryAction = primaryAction
  }

  /// Creates an item that shows a custom view.
  public convenience init(customView: UIView) {
    self.init()
    self.customView = customView
  }

  /// Returns a space of `width` points.
  open class func fixedSpace(_ width: CGFloat) -> UIBarButtonItem {
    let item = UIBarButtonItem()
    item.systemContent = .fixedSpace
    item.width = width
    return item
  }

  /// Returns a flexible space, which shares the available width with the other flexible spaces.
  open class func flexibleSpace() -> UIBarButtonItem {
    let item = UIBarButtonItem()
    item.systemContent = .flexibleSpace
    return item
  }

  /// The style of the item.
  open var style: Style = .plain {
    didSet { if style != oldValue { itemChanged() } }
  }

  /// The width in points, or 0 for the width of the content.
  ///
  /// Ignored for a custom view.
  open var width: CGFloat = 0 {
    didSet { if width != oldValue { itemChanged() } }
  }

  /// The titles that the item may get; the item is as wide as the widest of these titles.
  open var possibleTitles: Set<String>? {
    didSet { if possibleTitles != oldValue { itemChanged() } }
  }

  /// The custom view of the item, or `nil` if the item shows its title or image.
  open var customView: UIView? {
    didSet { if customView !== oldValue { itemChanged() } }
  }

  /// The action performed when the item is chosen.
  open var primaryAction: UIAction? {
    didSet { itemChanged() }
  }

  /// The menu that opens when the item is chosen.
  ///
  /// In an item with a ``primaryAction`` or an ``action``, the menu opens on a long press or a secondary
  /// click.
  open var menu: UIMenu? {
    didSet { if menu !== oldValue { itemChanged() } }
  }

  /// The group that contains the item or that it represents, or `nil`.
  open internal(set) weak var buttonGroup: UIBarButtonItemGroup?

  /// The representation of the item in the overflow menu, or `nil` for an action or a submenu with the title
  /// and image of the item.
  open var menuRepresentation: UIMenuElement? {
    didSet { itemChanged() }
  }

  /// The object whose method `action` is called, or `nil` for the first object in the responder chain that
  /// implements the method.
  ///
  /// The reference is weak.
  open weak var target: AnyObject? {
    didSet { hasTarget = target != nil }
  }

  /// The method that is called when the item is chosen and has no ``primaryAction``.
  open var action: Selector?

  private var hasTarget = false

  private func setTarget(_ target: Any?, _ action: Selector?) {
    self.target = target.map { $0 as AnyObject }
    self.action = action
  }

  /// The colour of the title and image, or `nil` for the bar's tint colour.
  open var tintColor: UIColor? {
    didSet { if tintColor != oldValue { itemChanged() } }
  }

  /// The background images and offsets of the button.
  var look = BarButtonLook() { didSet { if look != oldValue { itemChanged() } } }
  /// The background images and offsets of the item as a back button.
  var backLook = BarButtonLook() { didSet { if backLook != oldValue { itemChanged() } } }

  /// The badge at the item's corner, or `nil` for none.
  ///
  /// Items with a custom view show no badge.
  open var badge: Badge? {
    didSet { if badge !== oldValue { itemChanged() } }
  }

  /// Whether the item is shown as selected.
  open var isSelected = false {
    didSet { if isSelected != oldValue { itemChanged() } }
  }

  /// Whether choosing the item toggles ``isSelected``.
  open var changesSelectionAsPrimaryAction = false

  /// Whether a drag held over the item chooses it; ignored for a custom view.
  open var isSpringLoaded = false {
    didSet { if isSpringLoaded != oldValue { itemChanged() } }
  }

  /// Whether the item is hidden.
  open var isHidden = false {
    didSet { if isHidden != oldValue { itemChanged() } }
  }

  /// The content of the item.
  var content: BarItemContent {
    if let customView { return .view(customView) }
    if let image { return .image(image) }
    switch systemContent {
    case .glyph(let glyph): return title.map { .title($0) } ?? .glyph(glyph)
    case .fixedSpace, .flexibleSpace: return systemContent ?? .fixedSpace
    case .title, .image, .view, nil: return title.map { .title($0) } ?? .fixedSpace
    }
  }

  /// Performs the action of the item, or opens the menu if there is no action.
  ///
  /// If ``changesSelectionAsPrimaryAction`` is `true`, ``isSelected`` is toggled before the action. `source`
  /// is the view that shows the item; without a source the menu is not opened.
  package func wasChosen(in source: UIView? = nil) {
    if opensMenuAtOnce, let source { return openMenu(at: source) }
    if changesSelectionAsPrimaryAction { isSelected.toggle() }
    if let primaryAction { return primaryAction.perform(for: self) }
    guard let action, target != nil || !hasTarget else { return }
    ActionSending.send(
      action, to: target, from: self, for: nil, start: source ?? presenter as? UIResponder)
  }

  /// The preferred order of the elements in the item's menu; with `.priority`, the first element is nearest
  /// to the item.
  open var preferredMenuElementOrder = UIContextMenuConfigurationElementOrder.automatic

  /// Whether choosing the item opens its menu, because there is no action.
  var opensMenuAtOnce: Bool { primaryAction == nil && action == nil && shownMenu != nil }

  /// The menu of the item, or of the group that it represents.
  private var shownMenu: UIMenu? {
    if let menu { return menu }
    guard let buttonGroup, buttonGroup.representativeItem === self else { return nil }
    return buttonGroup.menu
  }

  /// Opens the menu beside `source`, the view that shows the item.
  func openMenu(at source: UIView) {
    guard let menu = shownMenu, isEnabled else { return }
    var request = MenuPresentation.Request(menu, at: source, sender: self)
    request.putsFirstNearest = preferredMenuElementOrder == .priority
    request.choosesOne = changesSelectionAsPrimaryAction && primaryAction == nil
    MenuPresentation.open(request)
  }
}

extension UIBarButtonItem: UISpringLoadedInteractionSupporting {}
