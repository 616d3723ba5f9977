// SPDX-License-Identifier: Apache-2.0

public import Foundation
public import MullionCollectionGeometry

/// A typeface in a size.
///
/// Metrics are those of the host's text measurer at the time of the call.
///
/// Differs from UIKit: a name is resolved when text is laid out, so that a font with an unknown name is the
/// host's substitute and not `nil`.
open class UIFont: NSObject, NSCopying, @unchecked Sendable {
  // Must be the first stored property; see its type.
  private let mark = FoundationMark()

  /// The font description for hosts.
  package let hostFont: FontDescription
  /// The text style that the font follows; `nil` for none.
  package let textStyle: TextStyle?
  /// The descriptor's attributes that hosts do not use.
  private var said: [UIFontDescriptor.AttributeName: Any] = [:]
  /// The font before `UIFontMetrics` scaled it, and the maximum size, in points.
  package var unscaled: (font: FontDescription, style: TextStyle, limit: CGFloat)?

  /// Creates a font with the given description.
  package init(_ description: FontDescription, textStyle: TextStyle? = nil) {
    hostFont = description
    self.textStyle = textStyle
    super.init()
  }

  /// Creates the font with the given name, for example `Courier` or `Helvetica-Bold`, and size in points;
  /// `nil` if the name is empty.
  public convenience init?(name fontName: String, size fontSize: CGFloat) {
    guard !fontName.isEmpty else { return nil }
    self.init(FontName(fontName).description(size: Self.usable(fontSize)))
  }

  /// Returns the system font in a size, in points; ``systemFontSize`` if the size is not positive.
  open class func systemFont(ofSize fontSize: CGFloat) -> UIFont {
    systemFont(ofSize: fontSize, weight: .regular)
  }

  /// Returns the system font in a size, in points, and weight; ``systemFontSize`` if the size is not
  /// positive.
  open class func systemFont(ofSize fontSize: CGFloat, weight: Weight) -> UIFont {
    UIFont(FontDescription(size: usable(fontSize), weight: weight.rawValue))
  }

  /// Returns the system font in a size, in points, a weight and a width.
  ///
  /// Differs from UIKit: letters have their standard width if the host's font has no other one.
  open class func systemFont(ofSize fontSize: CGFloat, weight: Weight, width: Width) -> UIFont {
    var font = FontDescription(size: usable(fontSize), weight: weight.rawValue)
    font.width = width.rawValue.isFinite ? max(-1, min(1, width.rawValue)) : 0
    return UIFont(font)
  }

  /// Returns the bold system font in a size, in points.
  open class func boldSystemFont(ofSize fontSize: CGFloat) -> UIFont {
    systemFont(ofSize: fontSize, weight: .bold)
  }

  /// Returns the italic system font in a size, in points.
  open class func italicSystemFont(ofSize fontSize: CGFloat) -> UIFont {
    UIFont(FontDescription(size: usable(fontSize), isItalic: true))
  }

  /// Returns the system font with digits of equal width, in a size, in points, and weight.
  open class func monospacedDigitSystemFont(ofSize fontSize: CGFloat, weight: Weight) -> UIFont {
    var font = FontDescription(size: usable(fontSize), weight: weight.rawValue)
    font.features = "tnum=1"
    return UIFont(font)
  }

  /// Returns the system font with characters of equal width, in a size, in points, and weight.
  open class func monospacedSystemFont(ofSize fontSize: CGFloat, weight: Weight) -> UIFont {
    UIFont(
      FontDescription(size: usable(fontSize), weight: weight.rawValue, isMonospaced: true))
  }

  /// Returns the font of a text style in the user's preferred text size.
  open class func preferredFont(forTextStyle style: TextStyle) -> UIFont {
    preferredFont(forTextStyle: style, compatibleWith: nil)
  }

  /// Returns the font of a text style in the text size of `traitCollection`; `nil` for the current traits.
  open class func preferredFont(
    forTextStyle style: TextStyle, compatibleWith traitCollection: UITraitCollection?
  ) -> UIFont {
    PreferredFonts.font(style, (traitCollection ?? .current).preferredContentSizeCategory)
  }

  /// Creates the font of a descriptor with a size in points; 0 for the descriptor's size.
  public convenience init(descriptor: UIFontDescriptor, size pointSize: CGFloat) {
    var description = descriptor.hostFont
    if pointSize > 0 { description.size = Self.usable(pointSize) }
    self.init(description, textStyle: descriptor.textStyle)
    said = descriptor.said
  }

  /// The descriptor with the attributes of the font.
  open var fontDescriptor: UIFontDescriptor {
    UIFontDescriptor(hostFont, textStyle: textStyle, said: said)
  }

  /// Returns the font in the text size of `traits` if it follows a text style or was scaled by
  /// `UIFontMetrics`, or else itself.
  package func adapted(to traits: UITraitCollection) -> UIFont {
    if let unscaled {
      let metrics = UIFontMetrics(forTextStyle: unscaled.style)
      let scaled = metrics.scaled(UIFont(unscaled.font), limit: unscaled.limit, traits: traits)
      return scaled == self ? self : scaled
    }
    guard let textStyle else { return self }
    var description = hostFont
    description.size = textStyle.pointSize(for: traits.preferredContentSizeCategory)
    return description == hostFont ? self : UIFont(description, textStyle: textStyle)
  }

  /// Returns the same font in another size, in points, without its text style; 0 for its current size.
  open func withSize(_ fontSize: CGFloat) -> UIFont {
    var description = hostFont
    if fontSize > 0 { description.size = fontSize }
    return UIFont(description)
  }

  /// The size of the font, in points.
  open var pointSize: CGFloat { hostFont.size }
  /// The name of the font family.
  open var familyName: String { hostFont.family ?? "System" }
  /// The name of the font with its style, for example `Helvetica-Bold`.
  open var fontName: String { FontName(hostFont).name }
  /// The distance from the baseline to the top of a line, in points.
  open var ascender: CGFloat { metrics.ascender }
  /// The distance from the baseline to the bottom of a line, in points; negative.
  open var descender: CGFloat { metrics.descender }
  /// The height of capital letters, in points.
  open var capHeight: CGFloat { metrics.capHeight }
  /// The height of a lowercase x, in points.
  open var xHeight: CGFloat { metrics.xHeight }
  /// The distance from one baseline to the next, in points.
  open var lineHeight: CGFloat { metrics.lineHeight }
  /// The additional space between lines, in points: always 0.
  open var leading: CGFloat { 0 }

  /// The font size of small system text, in points.
  open class var smallSystemFontSize: CGFloat { 12 }
  /// The font size of system text, in points.
  open class var systemFontSize: CGFloat { 14 }
  /// The default font size of labels, in points.
  open class var labelFontSize: CGFloat { 17 }
  /// The default font size of buttons, in points.
  open class var buttonFontSize: CGFloat { 18 }

  /// Returns whether the fonts have the same typeface and size.
  open override func isEqual(_ object: Any?) -> Bool {
    (object as? UIFont)?.hostFont == hostFont
  }

  /// The hash value; equal for equal fonts.
  open override var hash: Int { hostFont.hashValue }

  /// Returns the font itself, which is immutable.
  open func copy(with zone: NSZone? = nil) -> Any { self }

  private var metrics: FontMetrics { hostFont.metrics }

  private static func usable(_ size: CGFloat) -> CGFloat {
    size.isFinite && size > 0 ? size : systemFontSize
  }
}
