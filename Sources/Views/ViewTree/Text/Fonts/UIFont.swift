// SPDX-License-Identifier: Apache-2.0

public import Foundation
public import MullionCollectionGeometry

/// A typeface in a size.
///
/// Metrics are those of the host's text measurer when they are asked for.
/// Differs from UIKit: a name is looked up when text is set, so
/// a font of an unknown name is the host's substitute and not nil.
open class UIFont: NSObject, NSCopying, @unchecked Sendable {
  // Has to stand first; see its type.
  private let mark = FoundationMark()

  /// The font as hosts see it.
  package let hostFont: FontDescription
  /// The style `preferredFont` made it for.
  package let textStyle: TextStyle?
  /// What a descriptor said of the font that hosts do not heed.
  private var said: [UIFontDescriptor.AttributeName: Any] = [:]
  /// The font as it was before `UIFontMetrics` scaled it, and how far it may grow.
  package var unscaled: (font: FontDescription, style: TextStyle, limit: CGFloat)?

  /// A font hosts see as `description`.
  package init(_ description: FontDescription, textStyle: TextStyle? = nil) {
    hostFont = description
    self.textStyle = textStyle
    super.init()
  }

  /// The font of the given name, for example `Courier` or `Helvetica-Bold`, in points.
  public convenience init?(name fontName: String, size fontSize: CGFloat) {
    guard !fontName.isEmpty else { return nil }
    self.init(FontName(fontName).description(size: Self.usable(fontSize)))
  }

  /// The system font, in points.
  open class func systemFont(ofSize fontSize: CGFloat) -> UIFont {
    systemFont(ofSize: fontSize, weight: .regular)
  }

  /// The system font of the given weight, in points.
  open class func systemFont(ofSize fontSize: CGFloat, weight: Weight) -> UIFont {
    UIFont(FontDescription(size: usable(fontSize), weight: weight.rawValue))
  }

  /// The system font of the given weight and width, in points.
  ///
  /// Differs from UIKit: letters have their usual width where the host's font has no other one.
  open class func systemFont(ofSize fontSize: CGFloat, weight: Weight, width: Width) -> UIFont {
    var font = FontDescription(size: usable(fontSize), weight: weight.rawValue)
    font.width = width.rawValue.isFinite ? max(-1, min(1, width.rawValue)) : 0
    return UIFont(font)
  }

  /// The system font in bold, in points.
  open class func boldSystemFont(ofSize fontSize: CGFloat) -> UIFont {
    systemFont(ofSize: fontSize, weight: .bold)
  }

  /// The system font in italics, in points.
  open class func italicSystemFont(ofSize fontSize: CGFloat) -> UIFont {
    UIFont(FontDescription(size: usable(fontSize), isItalic: true))
  }

  /// The system font whose digits are equally wide, in points.
  open class func monospacedDigitSystemFont(ofSize fontSize: CGFloat, weight: Weight) -> UIFont {
    var font = FontDescription(size: usable(fontSize), weight: weight.rawValue)
    font.features = "tnum=1"
    return UIFont(font)
  }

  /// The system font whose characters are equally wide, in points.
  open class func monospacedSystemFont(ofSize fontSize: CGFloat, weight: Weight) -> UIFont {
    UIFont(
      FontDescription(size: usable(fontSize), weight: weight.rawValue, isMonospaced: true))
  }

  /// The font of a role, in the size a person chose.
  open class func preferredFont(forTextStyle style: TextStyle) -> UIFont {
    preferredFont(forTextStyle: style, compatibleWith: nil)
  }

  /// The font of a role, in the size `traitCollection` says; nil: the traits in force now.
  open class func preferredFont(
    forTextStyle style: TextStyle, compatibleWith traitCollection: UITraitCollection?
  ) -> UIFont {
    PreferredFonts.font(style, (traitCollection ?? .current).preferredContentSizeCategory)
  }

  /// The font that a descriptor tells of, in points; 0: in the descriptor's size.
  public convenience init(descriptor: UIFontDescriptor, size pointSize: CGFloat) {
    var description = descriptor.hostFont
    if pointSize > 0 { description.size = Self.usable(pointSize) }
    self.init(description, textStyle: descriptor.textStyle)
    said = descriptor.said
  }

  /// What tells of the font.
  open var fontDescriptor: UIFontDescriptor {
    UIFontDescriptor(hostFont, textStyle: textStyle, said: said)
  }

  /// The font in the size that `traits` ask for, when it follows a text style.
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

  /// The same font in another size, in points; 0 keeps the size.
  open func withSize(_ fontSize: CGFloat) -> UIFont {
    var description = hostFont
    if fontSize > 0 { description.size = fontSize }
    return UIFont(description)
  }

  /// The size, in points.
  open var pointSize: CGFloat { hostFont.size }
  /// The family's name.
  open var familyName: String { hostFont.family ?? "System" }
  /// The name of the font.
  open var fontName: String { FontName(hostFont).name }
  /// From the baseline up to the top of a line, in points.
  open var ascender: CGFloat { metrics.ascender }
  /// From the baseline to the bottom of a line, in points; negative.
  open var descender: CGFloat { metrics.descender }
  /// The height of capital letters, in points.
  open var capHeight: CGFloat { metrics.capHeight }
  /// The height of a small x, in points.
  open var xHeight: CGFloat { metrics.xHeight }
  /// From one baseline to the next, in points.
  open var lineHeight: CGFloat { metrics.lineHeight }
  /// The room between lines that is not part of their height, in points.
  open var leading: CGFloat { 0 }

  /// The size of small text of the system, in points.
  open class var smallSystemFontSize: CGFloat { 12 }
  /// The size of text of the system, in points.
  open class var systemFontSize: CGFloat { 14 }
  /// The size of labels, in points.
  open class var labelFontSize: CGFloat { 17 }
  /// The size of text on buttons, in points.
  open class var buttonFontSize: CGFloat { 18 }

  /// Whether the fonts are of the same typeface and size.
  open override func isEqual(_ object: Any?) -> Bool {
    (object as? UIFont)?.hostFont == hostFont
  }

  /// Equal for fonts that are equal.
  open override var hash: Int { hostFont.hashValue }

  /// The font itself, since it never changes.
  open func copy(with zone: NSZone? = nil) -> Any { self }

  private var metrics: FontMetrics { hostFont.metrics }

  private static func usable(_ size: CGFloat) -> CGFloat {
    size.isFinite && size > 0 ? size : systemFontSize
  }
}
