// SPDX-License-Identifier: Apache-2.0

public import CollectionGeometry
public import Foundation

/// What tells of a font: family, size, kind of letters.
///
/// Known gaps: dictionaries of attributes, matching fonts, archives.
open class UIFontDescriptor: NSObject, NSCopying, @unchecked Sendable {
  let hostFont: FontDescription
  let textStyle: UIFont.TextStyle?

  init(_ description: FontDescription, textStyle: UIFont.TextStyle? = nil) {
    hostFont = description
    self.textStyle = textStyle
    super.init()
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
    return UIFontDescriptor(description, textStyle: textStyle)
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
