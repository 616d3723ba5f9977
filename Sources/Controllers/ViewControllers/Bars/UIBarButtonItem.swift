// SPDX-License-Identifier: Apache-2.0

public import Foundation
public import MullionControls
public import MullionViewTree

/// A button, a view or room in a navigation bar or toolbar.
///
/// Choosing the item carries out its `primaryAction`, or calls the method `action` of its `target`.
///
/// Differs from UIKit: the signs of system items are our own drawings.
@preconcurrency @MainActor
open class UIBarButtonItem: UIBarItem {
  private var systemContent: BarItemContent?
  /// What shows the item in a bar; nil: nothing does, or a view of the user's.
  weak var button: UIView?

  /// An item that shows nothing.
  public override init() {
    super.init()
  }

  /// An item that shows nothing.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    coder.fill(self, as: UIBarButtonItem.self)
  }

  /// An item of a title.
  public convenience init(
    title: String?, style: Style, target: Any?, action: Selector?
  ) {
    self.init()
    self.title = title
    self.style = style
    setTarget(target, action)
  }

  /// An item of a picture.
  public convenience init(
    image: UIImage?, style: Style, target: Any?, action: Selector?
  ) {
    self.init()
    self.image = image
    self.style = style
    setTarget(target, action)
  }

  /// An item of a picture, with another one for low windows.
  public convenience init(
    image: UIImage?, landscapeImagePhone: UIImage?, style: Style, target: Any?, action: Selector?
  ) {
    self.init(image: image, style: style, target: target, action: action)
    self.landscapeImagePhone = landscapeImagePhone
  }

  /// An item that looks as its use demands.
  public convenience init(
    barButtonSystemItem systemItem: SystemItem, target: Any?, action: Selector?
  ) {
    self.init(systemItem: systemItem)
    setTarget(target, action)
  }

  /// An item of a title and a picture, with a menu.
  public convenience init(
    title: String?, image: UIImage?, target: Any?, action: Selector?, menu: UIMenu?
  ) {
    self.init(title: title, image: image, menu: menu)
    setTarget(target, action)
  }

  /// An item that looks as its use demands, with a menu.
  public convenience init(
    barButtonSystemItem systemItem: SystemItem, target: Any?, action: Selector?, menu: UIMenu?
  ) {
    self.init(systemItem: systemItem, menu: menu)
    setTarget(target, action)
  }

  /// An item that looks as its use demands and carries out `primaryAction`.
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

  /// Has the item look as its use demands.
  package func become(_ systemItem: SystemItem) {
    systemContent = BarItemContent(systemItem)
    if case .title(let title) = systemContent { self.title = title }
    if systemItem == .done || systemItem == .save { style = .done }
  }

  /// An item of a title or picture that carries out `primaryAction`; what is nil is the action's.
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

  /// An item that is a view of the user's.
  public convenience init(customView: UIView) {
    self.init()
    self.customView = customView
  }

  /// Room of `width` points.
  open class func fixedSpace(_ width: CGFloat) -> UIBarButtonItem {
    let item = UIBarButtonItem()
    item.systemContent = .fixedSpace
    item.width = width
    return item
  }

  /// Room that is shared with other such items.
  open class func flexibleSpace() -> UIBarButtonItem {
    let item = UIBarButtonItem()
    item.systemContent = .flexibleSpace
    return item
  }

  /// How much the item stands out.
  open var style: Style = .plain {
    didSet { if style != oldValue { itemChanged() } }
  }

  /// The width, in points; 0: what the content needs.
  open var width: CGFloat = 0 {
    didSet { if width != oldValue { itemChanged() } }
  }

  /// Titles that the item may get: it is as wide as the widest of them.
  open var possibleTitles: Set<String>? {
    didSet { if possibleTitles != oldValue { itemChanged() } }
  }

  /// The view that the item is; nil: the item shows its title or picture.
  open var customView: UIView? {
    didSet { if customView !== oldValue { itemChanged() } }
  }

  /// What happens when the item is chosen.
  open var primaryAction: UIAction? {
    didSet { itemChanged() }
  }

  /// The menu that opens when the item is chosen; with a ``primaryAction``, when it is pressed long.
  open var menu: UIMenu? {
    didSet { if menu !== oldValue { itemChanged() } }
  }

  /// The group that the item is in, or stands for; nil: none.
  open internal(set) weak var buttonGroup: UIBarButtonItemGroup?

  /// What stands for the item in a menu of items that have no room; nil: an action that looks like it.
  open var menuRepresentation: UIMenuElement? {
    didSet { itemChanged() }
  }

  /// Whose method `action` is called; nil: that of the first in the responder chain that has it.
  ///
  /// It is not kept alive.
  open weak var target: AnyObject? {
    didSet { hasTarget = target != nil }
  }

  /// The method that is called when the item is chosen.
  open var action: Selector?

  private var hasTarget = false

  private func setTarget(_ target: Any?, _ action: Selector?) {
    self.target = target.map { $0 as AnyObject }
    self.action = action
  }

  /// The colour of title and picture; nil: the bar's tint colour.
  open var tintColor: UIColor? {
    didSet { if tintColor != oldValue { itemChanged() } }
  }

  /// What the button stands on, and where its title is.
  var look = BarButtonLook() { didSet { if look != oldValue { itemChanged() } } }
  /// The same where it is a back button.
  var backLook = BarButtonLook() { didSet { if backLook != oldValue { itemChanged() } } }

  /// What stands at the item's corner; nil: nothing.
  ///
  /// A view of the user's has none.
  open var badge: Badge? {
    didSet { if badge !== oldValue { itemChanged() } }
  }

  /// Whether the item shows that it is chosen.
  open var isSelected = false {
    didSet { if isSelected != oldValue { itemChanged() } }
  }

  /// Whether choosing the item turns ``isSelected`` on and off.
  open var changesSelectionAsPrimaryAction = false

  /// Whether the item stands on no ground that bars of iOS 26 put behind items; kept: bars have none here.
  open var hidesSharedBackground = false

  /// Whether the item stands on one ground with its neighbours, where bars put one behind items; kept: bars have none
  /// here.
  open var sharesBackground = true

  /// Whether a drag that is held over the item chooses it; a view of the user's is not asked.
  open var isSpringLoaded = false {
    didSet { if isSpringLoaded != oldValue { itemChanged() } }
  }

  /// Whether the item is left out of its bar.
  open var isHidden = false {
    didSet { if isHidden != oldValue { itemChanged() } }
  }

  /// What the item looks like.
  var content: BarItemContent {
    if let customView { return .view(customView) }
    if let image { return .image(image) }
    switch systemContent {
    case .glyph(let glyph): return title.map { .title($0) } ?? .glyph(glyph)
    case .fixedSpace, .flexibleSpace: return systemContent ?? .fixedSpace
    case .title, .image, .view, nil: return title.map { .title($0) } ?? .fixedSpace
    }
  }

  /// Carries out what the item is for; `source` is the view that shows the item.
  package func wasChosen(in source: UIView? = nil) {
    if opensMenuAtOnce, let source { return openMenu(at: source) }
    if changesSelectionAsPrimaryAction { isSelected.toggle() }
    if let primaryAction { return primaryAction.perform(for: self) }
    guard let action, target != nil || !hasTarget else { return }
    ActionSending.send(
      action, to: target, from: self, for: nil, start: source ?? presenter as? UIResponder)
  }

  /// In which order the item's menu shows its elements.
  open var preferredMenuElementOrder = UIContextMenuConfigurationElementOrder.automatic

  /// Whether choosing the item opens its menu, because nothing else is to be done.
  var opensMenuAtOnce: Bool { primaryAction == nil && action == nil && shownMenu != nil }

  /// The menu that the item opens: its own, or that of the group for which it stands.
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
