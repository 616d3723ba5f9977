// SPDX-License-Identifier: Apache-2.0

extension UIFontDescriptor {
  /// The name of something that is said of a font.
  public struct AttributeName: RawRepresentable, Hashable, Sendable {
    /// The name.
    public let rawValue: String

    /// The attribute of the given name.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// A `String`: the family.
    public static let family = AttributeName(rawValue: "NSFontFamilyAttribute")
    /// A `String`: the name of the font.
    public static let name = AttributeName(rawValue: "NSFontNameAttribute")
    /// A `String`: the style within the family, as `Bold Italic`.
    public static let face = AttributeName(rawValue: "NSFontFaceAttribute")
    /// A number: the size, in points.
    public static let size = AttributeName(rawValue: "NSFontSizeAttribute")
    /// A `String`: the name that people are shown; kept.
    public static let visibleName = AttributeName(rawValue: "NSFontVisibleNameAttribute")
    /// A map of the glyphs; kept.
    public static let matrix = AttributeName(rawValue: "NSFontMatrixAttribute")
    /// A `CharacterSet` that the font is to have; kept.
    public static let characterSet = AttributeName(rawValue: "NSCTFontCharacterSetAttribute")
    /// Descriptors of fonts for characters that this one lacks; kept.
    public static let cascadeList = AttributeName(rawValue: "NSCTFontCascadeListAttribute")
    /// A dictionary of ``TraitKey``: weight, slant, width, kinds of letters.
    public static let traits = AttributeName(rawValue: "NSCTFontTraitsAttribute")
    /// A number: how far it is from each glyph to the next, in points; kept.
    public static let fixedAdvance = AttributeName(rawValue: "NSCTFontFixedAdvanceAttribute")
    /// An array of dictionaries of ``FeatureKey``.
    public static let featureSettings = AttributeName(rawValue: "NSCTFontFeatureSettingsAttribute")
    /// The text style whose font it is: its name, or a `UIFont.TextStyle`.
    public static let textStyle = AttributeName(rawValue: "NSCTFontUIUsageAttribute")
  }

  /// The name of a trait of a font.
  public struct TraitKey: RawRepresentable, Hashable, Sendable {
    /// The name.
    public let rawValue: String

    /// The trait of the given name.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// The raw value of ``SymbolicTraits``.
    public static let symbolic = TraitKey(rawValue: "NSCTFontSymbolicTrait")
    /// How thick strokes are: a `UIFont.Weight`, or its number.
    public static let weight = TraitKey(rawValue: "NSCTFontWeightTrait")
    /// How wide letters are: a `UIFont.Width`, or its number.
    public static let width = TraitKey(rawValue: "NSCTFontProportionTrait")
    /// How slanted letters are, a number: more than 0 is italic.
    public static let slant = TraitKey(rawValue: "NSCTFontSlantTrait")
  }

  /// The name of a part of a feature of a font.
  public struct FeatureKey: RawRepresentable, Hashable, Sendable {
    /// The name.
    public let rawValue: String

    /// The part of the given name.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// The number of the kind of feature.
    public static let type = FeatureKey(rawValue: "CTFeatureTypeIdentifier")
    /// The number of what is chosen of the kind.
    public static let selector = FeatureKey(rawValue: "CTFeatureSelectorIdentifier")
    /// The older name of ``type``.
    public static let featureIdentifier = type
    /// The older name of ``selector``.
    public static let typeIdentifier = selector
  }
}
