// SPDX-License-Identifier: Apache-2.0

public import Foundation
public import MullionCollectionGeometry
public import MullionViewTree

/// A control that performs an action when it is pressed.
@preconcurrency @MainActor
open class UIButton: UIControl {
  private static let systemFontSize: CGFloat = 15
  private static let customFontSize: CGFloat = 18
  /// The opacity of the shade over an image while the button is held down; not measured from UIKit.
  private static let highlightShade: CGFloat = 0.35
  /// The opacity of the image of a disabled button; not measured from UIKit.
  private static let disabledAlpha: CGFloat = 0.5
  /// The padding of a system button above and below its title, in points.
  private static let systemPadding: CGFloat = 6

  /// The style of the button.
  open private(set) var buttonType: ButtonType = .custom
  private var faces: [UInt: ButtonFace] = [:]
  let label = UILabel()
  private let picture = UIImageView()
  private let background = UIImageView()

  /// Creates a custom button with the given frame.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    setUp()
  }

  /// Creates a button from an interface file; with any other coder, a custom button of zero size.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    setUp()
    let written = (coder as? any ObjectCoding)?.attribute("buttonType")
    if let type = ButtonType(inInterfaceFiles: written) { become(type) }
    coder.fill(self, as: UIButton.self)
  }

  /// Creates a button of the given type.
  public convenience init(type buttonType: ButtonType) {
    self.init(frame: .zero)
    become(buttonType)
  }

  /// Creates a button of the given type that performs `primaryAction` and shows its title and image.
  public convenience init(type buttonType: ButtonType = .system, primaryAction: UIAction?) {
    self.init(type: buttonType)
    guard let primaryAction else { return }
    setTitle(primaryAction.title, for: .normal)
    setImage(primaryAction.image, for: .normal)
    addAction(primaryAction, for: .primaryActionTriggered)
  }

  /// Creates a button with the appearance of `configuration` that performs `primaryAction`.
  public convenience init(configuration: Configuration, primaryAction: UIAction? = nil) {
    self.init(type: .system, primaryAction: primaryAction)
    self.configuration = configuration
    // Property observers are not called in initialisers.
    configurationChanged()
  }

  private func become(_ type: ButtonType) {
    buttonType = type
    let isSystem = type != .custom
    if let symbol = type.symbol { setImage(UIImage(systemName: symbol), for: .normal) }
    label.font = .systemFont(ofSize: isSystem ? Self.systemFontSize : Self.customFontSize)
    showFace()
  }

  private func setUp() {
    label.font = .systemFont(ofSize: Self.customFontSize)
    label.lineBreakMode = .byTruncatingMiddle
    for view in [background, picture, label] { addSubview(view) }
    showFace()
  }

  // MARK: Content

  /// Sets the title for a state; states without one use that of `.normal`.
  open func setTitle(_ title: String?, for state: State) { change(state) { $0.title = title } }
  /// Sets the attributed title for a state, which takes precedence over a plain title.
  ///
  /// States without one use that of `.normal`. Ranges without a font or colour have that of the button.
  open func setAttributedTitle(_ title: NSAttributedString?, for state: State) {
    change(state) { $0.attributedTitle = title?.copy() as? NSAttributedString }
  }
  /// Sets the title's colour for a state; states without one use that of `.normal`.
  open func setTitleColor(_ color: UIColor?, for state: State) {
    change(state) { $0.titleColor = color }
  }
  /// Sets the image for a state; states without one use that of `.normal`.
  open func setImage(_ image: UIImage?, for state: State) { change(state) { $0.image = image } }
  /// Sets the background image for a state; states without one use that of `.normal`.
  open func setBackgroundImage(_ image: UIImage?, for state: State) {
    change(state) { $0.backgroundImage = image }
  }

  /// Sets the configuration of the symbol image for a state, for values that the image does not specify.
  ///
  /// States without one use that of `.normal`.
  open func setPreferredSymbolConfiguration(
    _ configuration: UIImage.SymbolConfiguration?, forImageIn state: State
  ) {
    change(state) { $0.symbolConfiguration = configuration }
  }

  /// Returns the title for a state.
  open func title(for state: State) -> String? { face(state, \.title) }
  /// Returns the attributed title for a state.
  open func attributedTitle(for state: State) -> NSAttributedString? {
    face(state, \.attributedTitle)
  }
  /// Returns the title's colour for a state.
  open func titleColor(for state: State) -> UIColor? { face(state, \.titleColor) }
  /// Returns the image for a state.
  open func image(for state: State) -> UIImage? { face(state, \.image) }
  /// Returns the background image for a state.
  open func backgroundImage(for state: State) -> UIImage? { face(state, \.backgroundImage) }

  /// Returns the configuration of the symbol image for a state, or `nil` for the image's own.
  open func preferredSymbolConfigurationForImage(
    in state: State
  ) -> UIImage.SymbolConfiguration? { face(state, \.symbolConfiguration) }

  /// The title for the current state, or the title of the selected menu element of a pop-up button.
  ///
  /// A title of ``configuration`` is not included.
  open var currentTitle: String? { chosenElement?.title ?? title(for: state) }
  /// The attributed title for the current state; `nil` if there is none, or a menu element's title is shown.
  open var currentAttributedTitle: NSAttributedString? {
    chosenElement == nil ? attributedTitle(for: state) : nil
  }
  /// The title's colour for the current state, not considering ``configuration``.
  open var currentTitleColor: UIColor {
    if let color = titleColor(for: state) { return color }
    guard buttonType != .custom else { return .white }
    return isEnabled ? tintColor : .tertiaryLabel
  }
  /// The image for the current state, not considering ``configuration``.
  open var currentImage: UIImage? { image(for: state) }
  /// The background image for the current state, not considering ``configuration``.
  open var currentBackgroundImage: UIImage? { backgroundImage(for: state) }

  /// The configuration of the symbol image for the current state, or `nil` for the image's own.
  open var currentPreferredSymbolConfiguration: UIImage.SymbolConfiguration? {
    preferredSymbolConfigurationForImage(in: state)
  }

  /// Whether the image is darkened while the button is held down, unless there is one for that state.
  ///
  /// Applies to custom buttons without a configuration.
  open var adjustsImageWhenHighlighted = true { didSet { showFace() } }
  /// Whether the image is dimmed while the button is disabled, unless there is one for that state.
  ///
  /// Applies to buttons without a configuration.
  open var adjustsImageWhenDisabled = true { didSet { showFace() } }
  /// Whether the button glows while it is held down.
  ///
  /// Applies to buttons without a configuration.
  open var showsTouchWhenHighlighted = false { didSet { showFace() } }
  private var glow: ButtonGlow?

  /// Whether the image grows with the user's text size, if that is one of the accessibility sizes.
  open var adjustsImageSizeForAccessibilityContentSizeCategory: Bool {
    get { picture.adjustsImageSizeForAccessibilityContentSizeCategory }
    set {
      picture.adjustsImageSizeForAccessibilityContentSizeCategory = newValue
      contentChanged()
    }
  }

  /// The label that shows the configuration's subtitle; `nil` if it has none.
  open var subtitleLabel: UILabel? { look?.shownSubtitle }

  /// The label that shows the title; set its font and number of lines, but not its text and colour.
  open var titleLabel: UILabel? { label }
  /// The image view that shows the image.
  open var imageView: UIImageView? { picture }

  /// The insets around title and image, in points.
  open var contentEdgeInsets: UIEdgeInsets = .zero {
    didSet { if contentEdgeInsets != oldValue { contentChanged() } }
  }
  /// The insets that move the title's frame, in points: by half the difference of opposite insets.
  open var titleEdgeInsets: UIEdgeInsets = .zero {
    didSet { if titleEdgeInsets != oldValue { setNeedsLayout() } }
  }
  /// The insets that move the image's frame, in points: by half the difference of opposite insets.
  open var imageEdgeInsets: UIEdgeInsets = .zero {
    didSet { if imageEdgeInsets != oldValue { setNeedsLayout() } }
  }

  private func change(_ state: State, _ body: (inout ButtonFace) -> Void) {
    body(&faces[state.rawValue, default: ButtonFace()])
    showFace()
    contentChanged()
  }

  /// Returns whether an image was set for exactly that state.
  private func hasOwnImage(for state: State) -> Bool {
    state != .normal && faces[state.rawValue]?.image != nil
  }

  /// Returns the colour that was set for exactly that state.
  func ownTitleColor(for state: State) -> UIColor? { faces[state.rawValue]?.titleColor }
  /// Returns the background image that was set for exactly that state.
  func ownBackgroundImage(for state: State) -> UIImage? { faces[state.rawValue]?.backgroundImage }

  private func face<Part>(_ state: State, _ part: KeyPath<ButtonFace, Part?>) -> Part? {
    faces[state.rawValue]?[keyPath: part] ?? faces[State.normal.rawValue]?[keyPath: part]
  }

  func contentChanged() {
    invalidateIntrinsicContentSize()
    setNeedsLayout()
  }

  func showFace() {
    if let configuration, let look {
      glow?.isHidden = true
      picture.shade = 0
      let shown = automaticallyUpdatesConfiguration ? state : .normal
      let tint: UIColor = role == .destructive ? .systemRed : tintColor
      look.show(configuration.colored(for: shown, tint: tint), of: self)
      return
    }
    showTitle()
    picture.image = currentImage
    picture.preferredSymbolConfiguration = currentPreferredSymbolConfiguration
    background.image = currentBackgroundImage
    let isDimmed = buttonType != .custom && isHighlighted
    for view in [label, picture] as [UIView] { view.alpha = isDimmed ? 0.2 : 1 }
    showImageAdjustments()
  }

  private func showImageAdjustments() {
    let isOwn = hasOwnImage(for: state)
    let isDark = buttonType == .custom && isHighlighted && adjustsImageWhenHighlighted && !isOwn
    picture.shade = isDark ? Self.highlightShade : 0
    if !isEnabled, adjustsImageWhenDisabled, !isOwn { picture.alpha = Self.disabledAlpha }
    let glows = showsTouchWhenHighlighted && isHighlighted
    if glows, glow == nil {
      let made = ButtonGlow()
      insertSubview(made, aboveSubview: background)
      glow = made
      setNeedsLayout()
    }
    glow?.isHidden = !glows
  }

  private func showTitle() {
    let color = currentTitleColor
    guard let title = currentAttributedTitle else {
      shownTitle = nil
      label.text = currentTitle
      label.textColor = color
      return
    }
    // Attributes that are set later on the label itself stay until another title is shown.
    guard title !== shownTitle || color != shownColor else { return }
    (shownTitle, shownColor) = (title, color)
    label.textColor = color
    label.attributedText = title
  }

  /// The attributed title that the label shows; `nil` if it shows a plain one.
  private var shownTitle: NSAttributedString?
  private var shownColor: UIColor?

  /// Updates the appearance after a change of the state.
  package func stateWasSet() {
    setNeedsUpdateConfiguration()
    showFace()
  }

  open override func tintColorDidChange() {
    super.tintColorDidChange()
    showFace()
  }

  open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    if look != nil { showFace() }
    let category = traitCollection.preferredContentSizeCategory
    let isSized = previousTraitCollection?.preferredContentSizeCategory != category
    if look != nil || isSized && picture.image?.isSymbolImage == true { contentChanged() }
  }

  // MARK: Configuration

  private var look: ButtonLook?
  private var updateIsDue = false

  /// The content and appearance of the button, or `nil` for the titles, images and colours that were set for
  /// states.
  open var configuration: Configuration? { didSet { configurationChanged() } }

  private func configurationChanged() {
    if configuration == nil {
      look?.remove()
      look = nil
      shownTitle = nil
    } else if look == nil {
      look = ButtonLook(self, title: label, picture: picture)
      setNeedsUpdateConfiguration()
    }
    showFace()
    contentChanged()
  }

  /// The closure that updates ``configuration``.
  ///
  /// It is called when the button's state or an observable property that it read changes, or after
  /// ``setNeedsUpdateConfiguration()``.
  open var configurationUpdateHandler: ConfigurationUpdateHandler? {
    didSet { setNeedsUpdateConfiguration() }
  }

  /// The purpose of the button.
  open var role = Role.normal {
    didSet {
      guard role != oldValue else { return }
      showFace()
      contentChanged()
    }
  }

  /// Whether the configuration's colours follow the button's state.
  open var automaticallyUpdatesConfiguration = true { didSet { showFace() } }

  /// Requests a call of ``updateConfiguration()`` in the next layout pass, or in an earlier
  /// `sizeThatFits(_:)`.
  open func setNeedsUpdateConfiguration() {
    updateIsDue = true
    setNeedsLayout()
  }

  /// Updates the configuration; the default implementation calls ``configurationUpdateHandler``.
  open func updateConfiguration() { configurationUpdateHandler?(self) }

  private func updateIfDue() {
    guard updateIsDue else { return }
    updateIsDue = false
    followReads(
      of: .configuration, again: { ($0 as? UIButton)?.setNeedsUpdateConfiguration() },
      updateConfiguration)
  }

  // MARK: Menu

  /// The menu that opens on a long press or a secondary click, or on a press if ``showsMenuAsPrimaryAction``
  /// is `true`.
  open var menu: UIMenu? {
    didSet {
      menuChanged()
      let isThere = menu != nil
      if isThere != (oldValue != nil) { isContextMenuInteractionEnabled = isThere }
    }
  }
  /// Whether a press opens ``menu`` instead of performing the primary action.
  ///
  /// Differs from UIKit: the menu opens when the press ends.
  open override var showsMenuAsPrimaryAction: Bool { didSet { menuChanged() } }
  /// Whether a press toggles ``UIControl/isSelected``.
  ///
  /// With a menu that opens on a press, the button shows the menu's selected element, and choosing another
  /// element selects that one.
  open var changesSelectionAsPrimaryAction = false { didSet { menuChanged() } }

  /// The behavioural style of the button; always `.pad`.
  open var behavioralStyle: UIBehavioralStyle { .pad }
  /// The closure called with the menu when the user chooses an element of a pop-up button's menu.
  package var onMenuChoice: ((UIMenu) -> Void)?
  /// The order in which the button's menu shows its elements.
  open var preferredMenuElementOrder = UIContextMenuConfigurationElementOrder.automatic

  /// Returns the configuration that presents ``menu``, unless overridden; `nil` without a menu, or if the
  /// button is disabled.
  open override func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction, configurationForMenuAtLocation location: CGPoint
  ) -> UIContextMenuConfiguration? { ownMenu }

  /// Toggles the selection if ``changesSelectionAsPrimaryAction`` is set.
  ///
  /// - Returns: `false`, so that the control sends the primary action.
  package func wasPressed() -> Bool {
    if changesSelectionAsPrimaryAction { isSelected.toggle() }
    return false
  }

  // MARK: Layout

  private var padding: UIEdgeInsets {
    guard contentEdgeInsets == .zero, buttonType == .system else { return contentEdgeInsets }
    return UIEdgeInsets(top: Self.systemPadding, left: 0, bottom: Self.systemPadding, right: 0)
  }

  private func contentSize(within width: CGFloat) -> (image: CGSize, title: CGSize) {
    let image = picture.sizeThatFits(.zero)
    let room = label.numberOfLines == 1 ? 0 : max(1, width - image.width)
    return (image, label.sizeThatFits(CGSize(width: room, height: 0)))
  }

  open override var intrinsicContentSize: CGSize {
    fittingSize(width: .infinity)
  }

  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    updateIfDue()
    return fittingSize(width: size.width > 0 ? size.width : .infinity)
  }

  private func fittingSize(width: CGFloat) -> CGSize {
    if let look {
      let size = look.size(width: width)
      let grid = PixelGrid(scale: max(1, traitCollection.displayScale))
      return CGSize(width: grid.ceiled(size.width), height: grid.ceiled(size.height))
    }
    let insets = padding
    let (image, title) = contentSize(within: width - insets.left - insets.right)
    let least: CGFloat = buttonType == .system ? 30 : 0
    return CGSize(
      width: max(least, image.width + title.width + insets.left + insets.right),
      height: max(least, max(image.height, title.height) + insets.top + insets.bottom))
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    background.frame = backgroundRect(forBounds: bounds)
    updateIfDue()
    if let look { return look.layOut(in: self) }
    glow?.center = CGPoint(x: bounds.midX, y: bounds.midY)
    let room = contentRect(forBounds: bounds)
    picture.frame = imageRect(forContentRect: room)
    label.frame = titleRect(forContentRect: room)
  }

  /// Returns the frame of the background image, which is `bounds` unless overridden.
  open func backgroundRect(forBounds bounds: CGRect) -> CGRect { bounds }

  /// Returns the area of image and title for `bounds`; not called if the button has a configuration.
  open func contentRect(forBounds bounds: CGRect) -> CGRect { bounds.inset(by: padding) }

  /// Returns the title's frame within `contentRect`; not called if the button has a configuration.
  open func titleRect(forContentRect contentRect: CGRect) -> CGRect {
    let (image, title) = shares(of: contentRect)
    let left =
      start(of: image.width + title.width, in: contentRect) + (isMirrored ? 0 : image.width)
    return place(title, at: left, in: contentRect, moved: titleEdgeInsets)
  }

  /// Returns the image's frame within `contentRect`; not called if the button has a configuration.
  open func imageRect(forContentRect contentRect: CGRect) -> CGRect {
    let (image, title) = shares(of: contentRect)
    let left =
      start(of: image.width + title.width, in: contentRect) + (isMirrored ? title.width : 0)
    return place(image, at: left, in: contentRect, moved: imageEdgeInsets)
  }

  private var isMirrored: Bool { effectiveUserInterfaceLayoutDirection == .rightToLeft }

  /// Returns the sizes of image and title within `room`, in points.
  private func shares(of room: CGRect) -> (image: CGSize, title: CGSize) {
    var (image, title) = contentSize(within: room.width)
    image.width = min(image.width, room.width)
    title.width = min(title.width, room.width - image.width)
    return (image, title)
  }

  func start(of width: CGFloat, in room: CGRect) -> CGFloat {
    switch effectiveContentHorizontalAlignment {
    case .left, .leading, .fill: room.minX
    case .right, .trailing: room.maxX - width
    case .center:
      PixelGrid(scale: max(1, traitCollection.displayScale)).rounded(room.midX - width / 2)
    }
  }

  func top(of height: CGFloat, in room: CGRect) -> CGFloat {
    let grid = PixelGrid(scale: max(1, traitCollection.displayScale))
    return switch contentVerticalAlignment {
    case .top, .fill: room.minY
    case .bottom: room.maxY - height
    case .center: grid.rounded(room.midY - height / 2)
    }
  }

  private func place(
    _ size: CGSize, at left: CGFloat, in room: CGRect, moved insets: UIEdgeInsets
  ) -> CGRect {
    let top = top(of: size.height, in: room)
    return CGRect(
      x: left + (insets.left - insets.right) / 2, y: top + (insets.top - insets.bottom) / 2,
      width: size.width, height: size.height)
  }
}

extension UIButton: BuiltInView {
  /// Returns the height for the given width if the title can have several lines and there is text, otherwise
  /// `nil`.
  package func ownHeight(forWidth width: CGFloat) -> CGFloat? {
    guard label.numberOfLines != 1, width > 0, look?.hasTexts ?? (label.text?.isEmpty == false)
    else { return nil }
    return fittingSize(width: width).height
  }

  /// The baselines of the title.
  package var ownBaselines: ViewBaselines? {
    label.font.map {
      ViewBaselines(
        first: padding.top + $0.ascender, last: padding.bottom - $0.descender, font: $0)
    }
  }
}
