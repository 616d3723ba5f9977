// SPDX-License-Identifier: Apache-2.0

public import Foundation
public import MullionCollectionGeometry

/// The attributes of a font: family, size, traits.
///
/// Known gaps: matching fonts, archives.
open class UIFontDescriptor: NSObject, NSCopying, @unchecked Sendable {
  let hostFont: FontDescription
  let textStyle: UIFont.TextStyle?
  /// The attributes that hosts do not use, and feature settings as given.
  let said: [AttributeName: Any]

  init(
    _ description: FontDescription, textStyle: UIFont.TextStyle? = nil,
    said: [AttributeName: Any] = [:]
  ) {
    hostFont = description
    self.textStyle = textStyle
    self.said = said
    super.init()
  }

  /// Creates a descriptor with the given attributes; missing attributes are those of the system font of 12
  /// points.
  ///
  /// A name takes precedence over a family; the size of a text style applies if no size is given. Features of
  /// number spacing, small capitals, fractions, ligatures, superiors and inferiors, stylistic sets and the
  /// slashed zero are used if the host's font has them, as are OpenType features by their tags; other
  /// attributes are stored without effect.
  public convenience init(fontAttributes attributes: [AttributeName: Any] = [:]) {
    let read = FontAttributes(attributes)
    self.init(read.font, textStyle: read.textStyle, said: read.said)
  }

  /// The attributes that recreate the font: the stored attributes, the size, the text style, the family of a
  /// font other than the system font, and the traits and features that differ from the defaults.
  open var fontAttributes: [AttributeName: Any] {
    FontAttributes.list(hostFont, textStyle, said)
  }

  /// Returns the value of an attribute, including the ones that every font has, or `nil`.
  open func object(forKey anAttribute: AttributeName) -> Any? {
    switch anAttribute {
    case .family: hostFont.family ?? "System"
    case .name: postscriptName
    case .size: pointSize
    case .traits: FontAttributes.traits(of: hostFont)
    case .textStyle: textStyle?.rawValue
    default: said[anAttribute] ?? fontAttributes[anAttribute]
    }
  }

  /// Returns the descriptor with additional attributes, which replace existing ones.
  open func addingAttributes(_ attributes: [AttributeName: Any] = [:]) -> UIFontDescriptor {
    var all = fontAttributes
    // A name or face determines its own weight and slant.
    let isNamed = attributes[.name] != nil || attributes[.face] != nil
    let own = isNamed ? [:] : FontAttributes.traits(all[.traits])
    if isNamed { all[.traits] = nil }
    all.merge(attributes) { $1 }
    let traits = own.merging(FontAttributes.traits(attributes[.traits])) { $1 }
    if !traits.isEmpty { all[.traits] = traits }
    return UIFontDescriptor(fontAttributes: all)
  }

  /// Creates the descriptor of the font with the given name and size, in points.
  public convenience init(name fontName: String, size: CGFloat) {
    self.init(FontName(fontName).description(size: size))
  }

  /// Returns the descriptor of a text style in the user's preferred text size.
  open class func preferredFontDescriptor(withTextStyle style: UIFont.TextStyle)
    -> UIFontDescriptor
  {
    UIFont.preferredFont(forTextStyle: style).fontDescriptor
  }

  /// Returns the descriptor of a text style in the text size of `traitCollection`; `nil` for the current
  /// traits.
  open class func preferredFontDescriptor(
    withTextStyle style: UIFont.TextStyle, compatibleWith traitCollection: UITraitCollection?
  ) -> UIFontDescriptor {
    UIFont.preferredFont(forTextStyle: style, compatibleWith: traitCollection).fontDescriptor
  }

  /// The name of the font with its style, for example `Helvetica-Bold`.
  open var postscriptName: String { FontName(hostFont).name }
  /// The size of the font, in points.
  open var pointSize: CGFloat { hostFont.size }
  /// The symbolic traits of the font.
  open var symbolicTraits: SymbolicTraits {
    var traits: SymbolicTraits = []
    if hostFont.isItalic { traits.insert(.traitItalic) }
    if hostFont.weight >= UIFont.Weight.semibold.rawValue { traits.insert(.traitBold) }
    if hostFont.isMonospaced { traits.insert(.traitMonoSpace) }
    return traits
  }

  /// Returns the descriptor with another size, in points.
  open func withSize(_ newPointSize: CGFloat) -> UIFontDescriptor {
    changed { $0.size = newPointSize }
  }

  /// Returns the descriptor with another family.
  open func withFamily(_ newFamily: String) -> UIFontDescriptor {
    changed { $0.family = newFamily }
  }

  /// Returns the descriptor with exactly the given symbolic traits; never `nil`.
  open func withSymbolicTraits(_ symbolicTraits: SymbolicTraits) -> UIFontDescriptor? {
    changed { font in
      font.isItalic = symbolicTraits.contains(.traitItalic)
      font.isMonospaced = symbolicTraits.contains(.traitMonoSpace)
      let isBold = font.weight >= UIFont.Weight.semibold.rawValue
      if isBold != symbolicTraits.contains(.traitBold) {
        font.weight = isBold ? 0 : UIFont.Weight.bold.rawValue
      }
    }
  }

  /// Returns the descriptor with another design of the system font; `nil` for a font other than the system
  /// font, and for an unknown design.
  open func withDesign(_ design: SystemDesign) -> UIFontDescriptor? {
    guard hostFont.family == nil || hostFont.family == Self.serifFamily else { return nil }
    switch design {
    case .default, .rounded:
      return changed {
        $0.family = nil
        $0.isMonospaced = false
      }
    case .serif: return changed { $0.family = Self.serifFamily }
    case .monospaced: return changed { $0.isMonospaced = true }
    default: return nil
    }
  }

  private static let serifFamily = "Serif"

  private func changed(_ change: (inout FontDescription) -> Void) -> UIFontDescriptor {
    var description = hostFont
    change(&description)
    return UIFontDescriptor(description, textStyle: textStyle, said: said)
  }

  /// Returns whether both describe the same font.
  open override func isEqual(_ object: Any?) -> Bool {
    (object as? UIFontDescriptor)?.hostFont == hostFont
  }

  /// The hash value; equal for equal descriptors.
  open override var hash: Int { hostFont.hashValue }

  /// Returns the descriptor itself, which is immutable.
  open func copy(with zone: NSZone? = nil) -> Any { self }
}
