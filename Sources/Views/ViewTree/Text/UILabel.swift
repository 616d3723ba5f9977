// SPDX-License-Identifier: Apache-2.0

public import Foundation
public import MullionCollectionGeometry

/// A view that shows text.
@preconcurrency @MainActor
open class UILabel: UIView, TextSizeFollowing {
  /// Creates a label with the given frame, in points, in the superview's coordinate space.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    setUp()
  }

  /// Creates a label from an interface file; with any other coder, an empty label of zero size.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    setUp()
    coder.fill(self, as: UILabel.self)
  }

  private func setUp() {
    isUserInteractionEnabled = false
    isOpaque = false
  }

  /// The text of the label; `nil` for none.
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

  /// The text of the label with attributes for parts of it; the label's font and colour apply elsewhere.
  ///
  /// Returns a string with the label's font and colour if ``text`` was set.
  ///
  /// Differs from UIKit: a font or colour of the label that is set later applies to all of the text, and is
  /// not contained in the returned string.
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
  /// The attributed text, or `nil` if none was set.
  @exclusivity(unchecked) package private(set) var attributes: NSAttributedString?

  /// Whether the label's font, set after the attributed text, applies to all of it.
  @exclusivity(unchecked) private(set) var fontHolds = false
  /// Whether the label's colour, set after the attributed text, applies to all of it.
  @exclusivity(unchecked) private(set) var colorHolds = false

  /// Sets the font or colour while parts of an attributed text keep their own.
  func setBelowAttributes(_ set: () -> Void) {
    let held = (fontHolds, colorHolds)
    set()
    (fontHolds, colorHolds) = held
  }

  /// The colour of the text's shadow; `nil` for no shadow.
  open var shadowColor: UIColor? {
    didSet { if shadowColor != oldValue { setPictureStale() } }
  }
  /// The offset of the shadow from the text, in points.
  open var shadowOffset = CGSize(width: 0, height: -1) {
    didSet { if shadowOffset != oldValue { setPictureStale() } }
  }

  /// The font of the text; `nil` stands for the system font of 17 points.
  ///
  /// With `adjustsFontForContentSizeCategory`, the returned font has the user's preferred text size while the
  /// label is in a window.
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
  /// The font as it was set, not adapted to the preferred text size.
  @exclusivity(unchecked) private var givenFont: UIFont? = UILabel.usualFont
  /// The default font of labels.
  private static let usualFont = UIFont.systemFont(ofSize: UIFont.labelFontSize)

  /// The colour of the text; `nil` stands for the default label colour.
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  @exclusivity(unchecked) open var textColor: UIColor! = UIColor.label {
    didSet {
      colorHolds = colorHolds || attributes != nil
      guard textColor !== oldValue || attributes != nil else { return }
      if textColor != oldValue || attributes != nil { setPictureStale() }
    }
  }

  /// The horizontal alignment of lines within the label.
  @exclusivity(unchecked) open var textAlignment: NSTextAlignment = .natural {
    didSet { if textAlignment != oldValue { setPictureStale() } }
  }

  /// The wrapping or truncation of text that does not fit.
  @exclusivity(unchecked) open var lineBreakMode: NSLineBreakMode = .byTruncatingTail {
    didSet { if lineBreakMode != oldValue { textChanged() } }
  }

  /// The maximum number of lines; 0 for no limit.
  @exclusivity(unchecked) open var numberOfLines = 1 {
    didSet { if numberOfLines != oldValue { textChanged() } }
  }

  /// The width at which `intrinsicContentSize` wraps lines, in points; 0 for no wrapping.
  @exclusivity(unchecked) open var preferredMaxLayoutWidth: CGFloat = 0 {
    didSet { if preferredMaxLayoutWidth != oldValue { textChanged() } }
  }

  /// Whether a font created by `preferredFont` follows the user's preferred text size.
  @exclusivity(unchecked) open var adjustsFontForContentSizeCategory = false {
    didSet { if adjustsFontForContentSizeCategory != oldValue { textChanged() } }
  }

  /// Whether the font of a single line shrinks to fit, down to `minimumScaleFactor`.
  @exclusivity(unchecked) open var adjustsFontSizeToFitWidth = false {
    didSet { if adjustsFontSizeToFitWidth != oldValue { setPictureStale() } }
  }

  /// Whether letters may be tightened before text is truncated.
  ///
  /// - Note: Has no effect on Linux: letter spacing is not changed.
  open var allowsDefaultTighteningForTruncation = false
  /// Whether a tool tip shows the whole text while a pointer rests over the label and the text is truncated.
  open var showsExpansionTextWhenTruncated = false
  /// The object that shows the whole text, created when it is first needed.
  var expansion: (any HoverTaking)?

  /// The minimum scale of the font size when text shrinks to fit, from 0 to 1.
  open var minimumScaleFactor: CGFloat = 0 {
    didSet { if minimumScaleFactor != oldValue { setPictureStale() } }
  }

  /// The vertical position of a shrunk line; applies to single lines with `adjustsFontSizeToFitWidth`.
  @exclusivity(unchecked) open var baselineAdjustment: UIBaselineAdjustment = .alignBaselines {
    didSet { if baselineAdjustment != oldValue { setPictureStale() } }
  }

  /// The rules besides the width that determine where lines break; the strategy of a paragraph style takes
  /// precedence.
  open var lineBreakStrategy: NSParagraphStyle.LineBreakStrategy = .standard {
    didSet { if lineBreakStrategy != oldValue { textChanged() } }
  }

  /// Whether the label is enabled; a disabled label is drawn at half opacity (the value is Mullion's).
  open var isEnabled = true {
    didSet { if isEnabled != oldValue { setPictureStale() } }
  }

  /// Whether the text is drawn in `highlightedTextColor`.
  open var isHighlighted = false {
    didSet { if isHighlighted != oldValue { setPictureStale() } }
  }

  /// The colour of highlighted text; `nil` for the ordinary text colour.
  open var highlightedTextColor: UIColor? {
    didSet { if highlightedTextColor != oldValue { setPictureStale() } }
  }

  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    // A single line is measured in full, however narrow the available width.
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

  /// Returns the rectangle of the text in `bounds`, at its top left corner, in points.
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

  /// Draws the text in `rect`, centred vertically; override it to draw in another rectangle.
  ///
  /// Drawing of an override appears below or above the text, depending on when it calls `super`. Outside of
  /// the label's own drawing, it draws into the current context.
  open func drawText(in rect: CGRect) { paintText(textCommands(in: rect)) }

  /// Returns the commands that draw the text in `rect`.
  package func textCommands(in rect: CGRect) -> [DrawCommand] {
    attributes == nil ? plainCommands(in: rect) : attributedCommands(in: rect)
  }

  /// Paints `commands` as the output of `drawText(in:)`, for subclasses that draw the text in another way.
  package func paintText(_ commands: [DrawCommand]) {
    if drawn == nil || isDrawing && CurrentDrawing.hasBegun {
      CurrentDrawing.paint(commands)
    } else {
      drawn? += commands
    }
  }

  /// The commands of `drawText(in:)` that precede any other drawing; `nil` outside of `contentCommands()`.
  private var drawn: [DrawCommand]?
  /// Whether custom drawing of a subclass is being recorded.
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

  /// The members of the class that are accessible by name.
  open override class var _namedMembers: [_NamedMember] {
    super._namedMembers + LabelMembers.list
  }
}
