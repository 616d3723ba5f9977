// SPDX-License-Identifier: Apache-2.0

public import Foundation
public import MullionCollectionGeometry
public import MullionViewTree

/// A control that says what happens when it is pressed.
@preconcurrency @MainActor
open class UIButton: UIControl {
  private static let systemFontSize: CGFloat = 15
  private static let customFontSize: CGFloat = 18
  /// How dark an image is while the button is held down; ours.
  private static let highlightShade: CGFloat = 0.35
  /// How faint an image is while the button can't be used; ours.
  private static let disabledAlpha: CGFloat = 0.5
  /// What a system button keeps above and below its title, in points.
  private static let systemPadding: CGFloat = 6

  /// What the button looks like.
  open private(set) var buttonType: ButtonType = .custom
  private var faces: [UInt: ButtonFace] = [:]
  let label = UILabel()
  private let picture = UIImageView()
  private let background = UIImageView()

  /// A custom button that fills `frame`.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    setUp()
  }

  /// A button as an interface file describes it; a custom one of no size with another coder.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    setUp()
    let written = (coder as? any ObjectCoding)?.attribute("buttonType")
    if let type = ButtonType(inInterfaceFiles: written) { become(type) }
    coder.fill(self, as: UIButton.self)
  }

  /// A button of the given type.
  public convenience init(type buttonType: ButtonType) {
    self.init(frame: .zero)
    become(buttonType)
  }

  /// A button of the given type that carries out `primaryAction`, and shows its title and image.
  public convenience init(type buttonType: ButtonType = .system, primaryAction: UIAction?) {
    self.init(type: buttonType)
    guard let primaryAction else { return }
    setTitle(primaryAction.title, for: .normal)
    setImage(primaryAction.image, for: .normal)
    addAction(primaryAction, for: .primaryActionTriggered)
  }

  /// A button that looks as `configuration` says and carries out `primaryAction`.
  public convenience init(configuration: Configuration, primaryAction: UIAction? = nil) {
    self.init(type: .system, primaryAction: primaryAction)
    self.configuration = configuration
    // Observers are silent in initialisers.
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

  // MARK: Faces

  /// Sets the title in a state; states without one have that of `.normal`.
  open func setTitle(_ title: String?, for state: State) { change(state) { $0.title = title } }
  /// Sets the title with attributes in a state, which is shown before a title without; states without one have
  /// that of `.normal`.
  ///
  /// Parts that say no font or colour have the button's.
  open func setAttributedTitle(_ title: NSAttributedString?, for state: State) {
    change(state) { $0.attributedTitle = title?.copy() as? NSAttributedString }
  }
  /// Sets the title's colour in a state; states without one have that of `.normal`.
  open func setTitleColor(_ color: UIColor?, for state: State) {
    change(state) { $0.titleColor = color }
  }
  /// Sets the image in a state; states without one have that of `.normal`.
  open func setImage(_ image: UIImage?, for state: State) { change(state) { $0.image = image } }
  /// Sets the image behind in a state; states without one have that of `.normal`.
  open func setBackgroundImage(_ image: UIImage?, for state: State) {
    change(state) { $0.backgroundImage = image }
  }

  /// Sets how a symbol is drawn that is the image in a state, where it says nothing of its own; states without have that of
  /// `.normal`.
  open func setPreferredSymbolConfiguration(
    _ configuration: UIImage.SymbolConfiguration?, forImageIn state: State
  ) {
    change(state) { $0.symbolConfiguration = configuration }
  }

  /// The title in a state.
  open func title(for state: State) -> String? { face(state, \.title) }
  /// The title with attributes in a state.
  open func attributedTitle(for state: State) -> NSAttributedString? {
    face(state, \.attributedTitle)
  }
  /// The title's colour in a state.
  open func titleColor(for state: State) -> UIColor? { face(state, \.titleColor) }
  /// The image in a state.
  open func image(for state: State) -> UIImage? { face(state, \.image) }
  /// The image behind in a state.
  open func backgroundImage(for state: State) -> UIImage? { face(state, \.backgroundImage) }

  /// How a symbol is drawn that is the image in a state; nil: as it says.
  open func preferredSymbolConfigurationForImage(
    in state: State
  ) -> UIImage.SymbolConfiguration? { face(state, \.symbolConfiguration) }

  /// The title that is shown.
  open var currentTitle: String? { chosenElement?.title ?? title(for: state) }
  /// The title with attributes that is shown; nil: a title without is.
  open var currentAttributedTitle: NSAttributedString? {
    chosenElement == nil ? attributedTitle(for: state) : nil
  }
  /// The title's colour that is shown.
  open var currentTitleColor: UIColor {
    if let color = titleColor(for: state) { return color }
    guard buttonType != .custom else { return .white }
    return isEnabled ? tintColor : .tertiaryLabel
  }
  /// The image that is shown.
  open var currentImage: UIImage? { image(for: state) }
  /// The image behind that is shown.
  open var currentBackgroundImage: UIImage? { backgroundImage(for: state) }

  /// How the symbol is drawn that is shown; nil: as it says.
  open var currentPreferredSymbolConfiguration: UIImage.SymbolConfiguration? {
    preferredSymbolConfigurationForImage(in: state)
  }

  /// Whether the image is darker while the button is held down, unless there is one for that state.
  ///
  /// Has a meaning for custom buttons without a configuration.
  open var adjustsImageWhenHighlighted = true { didSet { showFace() } }
  /// Whether the image is fainter while the button can't be used, unless there is one for that state.
  ///
  /// Has a meaning for buttons without a configuration.
  open var adjustsImageWhenDisabled = true { didSet { showFace() } }
  /// Whether a glow is seen in the button while it is held down.
  ///
  /// Has a meaning for buttons without a configuration.
  open var showsTouchWhenHighlighted = false { didSet { showFace() } }
  private var glow: ButtonGlow?

  /// Whether the image grows with the text size that a person asks for, where that is one of the sizes for accessibility.
  open var adjustsImageSizeForAccessibilityContentSizeCategory: Bool {
    get { picture.adjustsImageSizeForAccessibilityContentSizeCategory }
    set {
      picture.adjustsImageSizeForAccessibilityContentSizeCategory = newValue
      contentChanged()
    }
  }

  /// What shows the subtitle of the configuration; nil: it has none.
  open var subtitleLabel: UILabel? { look?.shownSubtitle }

  /// What shows the title; set its font and its lines, not its text and colour.
  open var titleLabel: UILabel? { label }
  /// What shows the image.
  open var imageView: UIImageView? { picture }

  /// Room around title and image, in points.
  open var contentEdgeInsets: UIEdgeInsets = .zero {
    didSet { if contentEdgeInsets != oldValue { contentChanged() } }
  }
  /// How far the title's place is moved in at each side, in points.
  open var titleEdgeInsets: UIEdgeInsets = .zero {
    didSet { if titleEdgeInsets != oldValue { setNeedsLayout() } }
  }
  /// How far the image's place is moved in at each side, in points.
  open var imageEdgeInsets: UIEdgeInsets = .zero {
    didSet { if imageEdgeInsets != oldValue { setNeedsLayout() } }
  }

  private func change(_ state: State, _ body: (inout ButtonFace) -> Void) {
    body(&faces[state.rawValue, default: ButtonFace()])
    showFace()
    contentChanged()
  }

  /// Whether an image was set for just that state.
  private func hasOwnImage(for state: State) -> Bool {
    state != .normal && faces[state.rawValue]?.image != nil
  }

  /// The colour that was set for just that state.
  func ownTitleColor(for state: State) -> UIColor? { faces[state.rawValue]?.titleColor }
  /// The image behind that was set for just that state.
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
    // What is set later on the label itself stays until another title is shown.
    guard title !== shownTitle || color != shownColor else { return }
    (shownTitle, shownColor) = (title, color)
    label.textColor = color
    label.attributedText = title
  }

  /// The title with attributes that the label has; nil: it has one without.
  private var shownTitle: NSAttributedString?
  private var shownColor: UIColor?

  /// Shows the state.
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

  /// What the button shows, and how it looks; nil: as titles, images and colours for states say.
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

  /// Called when the button's state or something observable that it read changes, or an update was
  /// asked for; sets ``configuration``.
  open var configurationUpdateHandler: ConfigurationUpdateHandler? {
    didSet { setNeedsUpdateConfiguration() }
  }

  /// What the button is for.
  open var role = Role.normal {
    didSet {
      guard role != oldValue else { return }
      showFace()
      contentChanged()
    }
  }

  /// Whether the configuration's colours follow the button's state.
  open var automaticallyUpdatesConfiguration = true { didSet { showFace() } }

  /// Asks for ``updateConfiguration()`` before the next layout.
  open func setNeedsUpdateConfiguration() {
    updateIsDue = true
    setNeedsLayout()
  }

  /// Updates the configuration; calls ``configurationUpdateHandler`` unless overridden.
  open func updateConfiguration() { configurationUpdateHandler?(self) }

  private func updateIfDue() {
    guard updateIsDue else { return }
    updateIsDue = false
    followReads(
      of: .configuration, again: { ($0 as? UIButton)?.setNeedsUpdateConfiguration() },
      updateConfiguration)
  }

  // MARK: Menu

  /// The menu that opens by a long press, a secondary click, or as ``showsMenuAsPrimaryAction`` says.
  open var menu: UIMenu? {
    didSet {
      menuChanged()
      let isThere = menu != nil
      if isThere != (oldValue != nil) { isContextMenuInteractionEnabled = isThere }
    }
  }
  /// Whether a press opens ``menu`` and does nothing else.
  ///
  /// Differs from UIKit: the menu opens when the press ends.
  open override var showsMenuAsPrimaryAction: Bool { didSet { menuChanged() } }
  /// Whether a press turns ``UIControl/isSelected`` on or off; with a menu that opens by a press, whether the
  /// button shows the menu's element that is on, and choosing another one turns that on.
  open var changesSelectionAsPrimaryAction = false { didSet { menuChanged() } }

  /// How the button would like to look and act; a wish: it looks as on a device that is touched.
  open var preferredBehavioralStyle = UIBehavioralStyle.automatic
  /// How the button looks and acts.
  open var behavioralStyle: UIBehavioralStyle { .pad }
  /// Told when a person chose in a menu that keeps one element on.
  package var onMenuChoice: ((UIMenu) -> Void)?
  /// In which order the button's menu shows its elements.
  open var preferredMenuElementOrder = UIContextMenuConfigurationElementOrder.automatic

  /// Shows ``menu``, unless overridden.
  open override func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction, configurationForMenuAtLocation location: CGPoint
  ) -> UIContextMenuConfiguration? { ownMenu }

  /// Turns the selection when a press is for that.
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

  /// Where the image behind stands in `bounds`: everywhere.
  open func backgroundRect(forBounds bounds: CGRect) -> CGRect { bounds }

  /// Where image and title can stand in `bounds`; not asked for with a configuration.
  open func contentRect(forBounds bounds: CGRect) -> CGRect { bounds.inset(by: padding) }

  /// Where the title stands in `contentRect`; not asked for with a configuration.
  open func titleRect(forContentRect contentRect: CGRect) -> CGRect {
    let (image, title) = shares(of: contentRect)
    let left =
      start(of: image.width + title.width, in: contentRect) + (isMirrored ? 0 : image.width)
    return place(title, at: left, in: contentRect, moved: titleEdgeInsets)
  }

  /// Where the image stands in `contentRect`; not asked for with a configuration.
  open func imageRect(forContentRect contentRect: CGRect) -> CGRect {
    let (image, title) = shares(of: contentRect)
    let left =
      start(of: image.width + title.width, in: contentRect) + (isMirrored ? title.width : 0)
    return place(image, at: left, in: contentRect, moved: imageEdgeInsets)
  }

  private var isMirrored: Bool { effectiveUserInterfaceLayoutDirection == .rightToLeft }

  /// What image and title get of the room, in points.
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
  /// A title of several lines makes the button as high as it has to be.
  package func ownHeight(forWidth width: CGFloat) -> CGFloat? {
    guard label.numberOfLines != 1, width > 0, look?.hasTexts ?? (label.text?.isEmpty == false)
    else { return nil }
    return fittingSize(width: width).height
  }

  /// Where the title stands.
  package var ownBaselines: ViewBaselines? {
    label.font.map {
      ViewBaselines(
        first: padding.top + $0.ascender, last: padding.bottom - $0.descender, font: $0)
    }
  }
}
