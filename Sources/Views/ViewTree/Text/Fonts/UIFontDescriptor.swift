// SPDX-License-Identifier: Apache-2.0

public import Foundation
public import MullionCollectionGeometry

/// What tells of a font: family, size, kind of letters.
///
/// Known gaps: matching fonts, archives.
open class UIFontDescriptor: NSObject, NSCopying, @unchecked Sendable {
  let hostFont: FontDescription
  let textStyle: UIFont.TextStyle?
  /// What was said of the font that hosts do not heed, with its features as they were given.
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

  /// The font that attributes tell of; what they do not say is as in the system font of 12 points.
  ///
  /// A name counts before a family, a style's size where no size is given. Features of number spacing, small capitals, fractions,
  /// ligatures, places above and below the line, stylistic sets and the slashed zero are heeded where the host's font has them, as
  /// are those of OpenType by their tags; other attributes are kept.
  public convenience init(fontAttributes attributes: [AttributeName: Any] = [:]) {
    let read = FontAttributes(attributes)
    self.init(read.font, textStyle: read.textStyle, said: read.said)
  }

  /// What tells of the font, to make one like it: what was said of it, its size, its name or what differs from the system font.
  open var fontAttributes: [AttributeName: Any] {
    FontAttributes.list(hostFont, textStyle, said)
  }

  /// What is said of the font under a name: of what is known of every font, too; nil: nothing.
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

  /// The font with other attributes beside its own.
  open func addingAttributes(_ attributes: [AttributeName: Any] = [:]) -> UIFontDescriptor {
    var all = fontAttributes
    // A name or a face says its own weight and slant.
    let isNamed = attributes[.name] != nil || attributes[.face] != nil
    let own = isNamed ? [:] : FontAttributes.traits(all[.traits])
    if isNamed { all[.traits] = nil }
    all.merge(attributes) { $1 }
    let traits = own.merging(FontAttributes.traits(attributes[.traits])) { $1 }
    if !traits.isEmpty { all[.traits] = traits }
    return UIFontDescriptor(fontAttributes: all)
  }

  /// The font of a name, in points.
  public convenience init(name fontName: String, size: CGFloat) {
    self.init(FontName(fontName).description(size: size))
  }

  /// The font of a role, in the size a person chose.
  open class func preferredFontDescriptor(withTextStyle style: UIFont.TextStyle)
    -> UIFontDescriptor
  {
    UIFont.preferredFont(forTextStyle: style).fontDescriptor
  }

  /// The font of a role, in the size `traitCollection` says; nil: the traits in force now.
  open class func preferredFontDescriptor(
    withTextStyle style: UIFont.TextStyle, compatibleWith traitCollection: UITraitCollection?
  ) -> UIFontDescriptor {
    UIFont.preferredFont(forTextStyle: style, compatibleWith: traitCollection).fontDescriptor
  }

  /// The name of the font.
  open var postscriptName: String { FontName(hostFont).name }
  /// The size, in points.
  open var pointSize: CGFloat { hostFont.size }
  /// What kind of letters the font has.
  open var symbolicTraits: SymbolicTraits {
    var traits: SymbolicTraits = []
    if hostFont.isItalic { traits.insert(.traitItalic) }
    if hostFont.weight >= UIFont.Weight.semibold.rawValue { traits.insert(.traitBold) }
    if hostFont.isMonospaced { traits.insert(.traitMonoSpace) }
    return traits
  }

  /// The font in another size, in points.
  open func withSize(_ newPointSize: CGFloat) -> UIFontDescriptor {
    changed { $0.size = newPointSize }
  }

  /// The font of another family.
  open func withFamily(_ newFamily: String) -> UIFontDescriptor {
    changed { $0.family = newFamily }
  }

  /// The font with letters of the given kinds, and of no others.
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

  /// The font in another face of the system font; nil for a font that is not the system's, and for
  /// a face nobody knows.
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

  /// Whether both tell of one font.
  open override func isEqual(_ object: Any?) -> Bool {
    (object as? UIFontDescriptor)?.hostFont == hostFont
  }

  /// Equal for descriptors of one font.
  open override var hash: Int { hostFont.hashValue }

  /// The descriptor itself, since it never changes.
  open func copy(with zone: NSZone? = nil) -> Any { self }
}
