// SPDX-License-Identifier: Apache-2.0

public import Foundation
public import MullionCollectionGeometry

/// A view that shows text.
@preconcurrency @MainActor
open class UILabel: UIView, TextSizeFollowing {
  /// A label that fills `frame`.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    setUp()
  }

  /// A label of no size.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    setUp()
    coder.fill(self, as: UILabel.self)
  }

  private func setUp() {
    isUserInteractionEnabled = false
    isOpaque = false
  }

  /// What the label shows; nil: nothing.
  open var text: String? {
    get { attributes?.string ?? plain }
    set {
      guard attributes != nil || newValue != plain else { return }
      attributes = nil
      plain = newValue
      textChanged()
      ValueObserving.check(self)
    }
  }

  /// What the label shows, with fonts and colours of parts; those of the label hold elsewhere.
  ///
  /// Reads as text with the label's font and colour when ``text`` was set.
  ///
  /// Differs from UIKit: a font and a colour of the label that are set later hold for all of the
  /// text, and are not in what is read.
  open var attributedText: NSAttributedString? {
    get {
      if let attributes { return attributes }
      guard let plain else { return nil }
      return NSAttributedString(
        string: plain,
        attributes: [
          .font: font ?? .systemFont(ofSize: UIFont.labelFontSize),
          .foregroundColor: textColor ?? .label,
        ])
    }
    set {
      plain = nil
      fontHolds = false
      colorHolds = false
      attributes = newValue?.copy() as? NSAttributedString
      textChanged()
    }
  }

  @exclusivity(unchecked) private var plain: String?
  /// The text with attributes; nil: it has none.
  @exclusivity(unchecked) package private(set) var attributes: NSAttributedString?

  /// Whether the label's font, set later, holds for all of the attributed text.
  @exclusivity(unchecked) private(set) var fontHolds = false
  /// Whether the label's colour, set later, holds for all of the attributed text.
  @exclusivity(unchecked) private(set) var colorHolds = false

  /// Sets the font or colour so that parts of an attributed text keep their own.
  func setBelowAttributes(_ set: () -> Void) {
    let held = (fontHolds, colorHolds)
    set()
    (fontHolds, colorHolds) = held
  }

  /// The colour of a shadow of the text; nil: no shadow.
  open var shadowColor: UIColor? {
    didSet { if shadowColor != oldValue { setPictureStale() } }
  }
  /// How far the shadow stands from the text, in points.
  open var shadowOffset = CGSize(width: 0, height: -1) {
    didSet { if shadowOffset != oldValue { setPictureStale() } }
  }

  /// The font; nil restores the system font of 17 points.
  ///
  /// With `adjustsFontForContentSizeCategory` it reads, while the label is in a window, in the size of
  /// text that a person chose.
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  open var font: UIFont! {
    get { adjustsFontForContentSizeCategory ? seen(givenFont) : givenFont }
    set {
      let before = givenFont
      givenFont = newValue
      fontHolds = fontHolds || attributes != nil
      guard newValue !== before || attributes != nil else { return }
      if newValue != before || attributes != nil { textChanged() }
    }
  }
  /// The font as it was set.
  @exclusivity(unchecked) private var givenFont: UIFont? = UILabel.usualFont
  /// The font of labels that were given none.
  private static let usualFont = UIFont.systemFont(ofSize: UIFont.labelFontSize)

  /// The colour of the text; nil restores the colour of labels.
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  @exclusivity(unchecked) open var textColor: UIColor! = UIColor.label {
    didSet {
      colorHolds = colorHolds || attributes != nil
      guard textColor !== oldValue || attributes != nil else { return }
      if textColor != oldValue || attributes != nil { setPictureStale() }
    }
  }

  /// Where lines stand within the label.
  @exclusivity(unchecked) open var textAlignment: NSTextAlignment = .natural {
    didSet { if textAlignment != oldValue { setPictureStale() } }
  }

  /// What happens to text that does not fit.
  @exclusivity(unchecked) open var lineBreakMode: NSLineBreakMode = .byTruncatingTail {
    didSet { if lineBreakMode != oldValue { textChanged() } }
  }

  /// The greatest number of lines; 0: no limit.
  @exclusivity(unchecked) open var numberOfLines = 1 {
    didSet { if numberOfLines != oldValue { textChanged() } }
  }

  /// The width `intrinsicContentSize` breaks lines at, in points; 0: one line.
  @exclusivity(unchecked) open var preferredMaxLayoutWidth: CGFloat = 0 {
    didSet { if preferredMaxLayoutWidth != oldValue { textChanged() } }
  }

  /// Whether a font that `preferredFont` made follows the size of text a person chose.
  @exclusivity(unchecked) open var adjustsFontForContentSizeCategory = false {
    didSet { if adjustsFontForContentSizeCategory != oldValue { textChanged() } }
  }

  /// Whether a single line shrinks to fit, down to `minimumScaleFactor`.
  @exclusivity(unchecked) open var adjustsFontSizeToFitWidth = false {
    didSet { if adjustsFontSizeToFitWidth != oldValue { setPictureStale() } }
  }

  /// Whether letters may move together before text is cut off.
  ///
  /// Differs from UIKit: letters stay where they are.
  open var allowsDefaultTighteningForTruncation = false
  /// Whether a pointer over text that is cut off shows all of it.
  ///
  /// Differs from UIKit: nothing shows.
  open var showsExpansionTextWhenTruncated = false

  /// The least share of its size that text shrinks to.
  open var minimumScaleFactor: CGFloat = 0 {
    didSet { if minimumScaleFactor != oldValue { setPictureStale() } }
  }

  /// Where a line that shrank stands; has a meaning with one line and `adjustsFontSizeToFitWidth`.
  @exclusivity(unchecked) open var baselineAdjustment: UIBaselineAdjustment = .alignBaselines {
    didSet { if baselineAdjustment != oldValue { setPictureStale() } }
  }

  /// What besides the room decides where lines end; paragraph styles that say something of it win.
  open var lineBreakStrategy: NSParagraphStyle.LineBreakStrategy = .standard {
    didSet { if lineBreakStrategy != oldValue { textChanged() } }
  }

  /// Whether the text is drawn in its full strength; a label that is not enabled has half of it (ours).
  open var isEnabled = true {
    didSet { if isEnabled != oldValue { setPictureStale() } }
  }

  /// Whether the text takes `highlightedTextColor`.
  open var isHighlighted = false {
    didSet { if isHighlighted != oldValue { setPictureStale() } }
  }

  /// The colour of highlighted text; nil: as other text.
  open var highlightedTextColor: UIColor? {
    didSet { if highlightedTextColor != oldValue { setPictureStale() } }
  }

  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    // One line is measured in full, however narrow the place it is for.
    let isBounded = size.width > 0 && numberOfLines != 1
    return measuredSize(width: isBounded ? size.width : .infinity, lines: numberOfLines)
  }

  open override var intrinsicContentSize: CGSize {
    measuredSize(
      width: preferredMaxLayoutWidth > 0 ? preferredMaxLayoutWidth : .infinity,
      lines: numberOfLines)
  }

  package override func intrinsicHeight(forWidth width: CGFloat) -> CGFloat? {
    guard numberOfLines != 1, preferredMaxLayoutWidth <= 0 else { return nil }
    return measuredSize(width: width, lines: numberOfLines).height
  }

  override func heightFollowsWidth(natural: CGSize) -> Bool {
    numberOfLines != 1 && preferredMaxLayoutWidth <= 0
  }

  package override var baselineFont: UIFont? { font }
  package override var firstBaselineOffset: CGFloat? { font.map(adapted)?.ascender }
  package override var lastBaselineOffset: CGFloat? { font.map { -adapted($0).descender } }

  /// The rectangle the text takes in `bounds`, at its top left corner, in points.
  open func textRect(forBounds bounds: CGRect, limitedToNumberOfLines numberOfLines: Int) -> CGRect
  {
    let size = measuredSize(width: bounds.width, lines: numberOfLines)
    return CGRect(
      x: bounds.minX, y: bounds.minY, width: min(size.width, bounds.width),
      height: min(size.height, bounds.height))
  }

  open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    if adjustsFontForContentSizeCategory { textChanged() }
  }

  /// Draws the text in `rect`, in the middle of its height; override it to draw in another one.
  ///
  /// What an override draws itself is below or above, as it calls super. Called by others, it draws into the present context.
  open func drawText(in rect: CGRect) { paintText(textCommands(in: rect)) }

  /// What paints the text in `rect`.
  package func textCommands(in rect: CGRect) -> [DrawCommand] {
    attributes == nil ? plainCommands(in: rect) : attributedCommands(in: rect)
  }

  /// Paints `commands` as what `drawText(in:)` draws, for labels whose text others draw.
  package func paintText(_ commands: [DrawCommand]) {
    if drawn == nil || isDrawing && CurrentDrawing.hasBegun {
      CurrentDrawing.paint(commands)
    } else {
      drawn? += commands
    }
  }

  /// What `drawText(in:)` has drawn before anything else was; nil: the label is not asked for its picture.
  private var drawn: [DrawCommand]?
  /// Whether what the label's class draws is kept.
  private var isDrawing = false

  package override func contentCommands() -> [DrawCommand] {
    drawn = []
    defer { (drawn, isDrawing) = (nil, false) }
    guard !isOfLibrary else {
      drawText(in: bounds)
      return drawn ?? []
    }
    isDrawing = true
    let rest = CurrentDrawing.record(in: bounds) { drawText(in: bounds) }
    return (drawn ?? []) + (rest.map { [.drawing($0)] } ?? [])
  }

  private func plainCommands(in area: CGRect) -> [DrawCommand] {
    guard let text, !text.isEmpty, area.width > 0, area.height > 0 else { return [] }
    let request = drawnRequest(text, in: area.size)
    let layout = plainLayout(request)
    let top = top(of: layout, in: area, full: fullLayout(of: request))
    let chosen: UIColor = (isHighlighted ? highlightedTextColor : nil) ?? textColor ?? .label
    return dimmed(
      shadowed([
        .text(
          layout, origin: CGPoint(x: area.minX, y: top), chosen.displayColor(with: .current))
      ]))
  }

  /// The members of the class that can be reached by name.
  open override class var _namedMembers: [_NamedMember] {
    super._namedMembers + LabelMembers.list
  }
}
