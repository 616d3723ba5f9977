// SPDX-License-Identifier: Apache-2.0

extension UIFontDescriptor {
  /// The key of an attribute of a font.
  public struct AttributeName: RawRepresentable, Hashable, Sendable {
    /// The name of the attribute.
    public let rawValue: String

    /// Creates a key with the given name.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// A `String`: the font family.
    public static let family = AttributeName(rawValue: "NSFontFamilyAttribute")
    /// A `String`: the name of the font.
    public static let name = AttributeName(rawValue: "NSFontNameAttribute")
    /// A `String`: the style within the family, for example `Bold Italic`.
    public static let face = AttributeName(rawValue: "NSFontFaceAttribute")
    /// A number: the size, in points.
    public static let size = AttributeName(rawValue: "NSFontSizeAttribute")
    /// A `String`: the name shown to the user.
    ///
    /// - Note: Stored; has no effect on the font on Linux.
    public static let visibleName = AttributeName(rawValue: "NSFontVisibleNameAttribute")
    /// A transform of the glyphs.
    ///
    /// - Note: Stored; has no effect on the font on Linux.
    public static let matrix = AttributeName(rawValue: "NSFontMatrixAttribute")
    /// A `CharacterSet` that the font should contain.
    ///
    /// - Note: Stored; has no effect on the font on Linux.
    public static let characterSet = AttributeName(rawValue: "NSCTFontCharacterSetAttribute")
    /// Descriptors of fallback fonts for characters that this font lacks.
    ///
    /// - Note: Stored; has no effect on the font on Linux.
    public static let cascadeList = AttributeName(rawValue: "NSCTFontCascadeListAttribute")
    /// A dictionary of ``TraitKey`` values: weight, slant, width, symbolic traits.
    public static let traits = AttributeName(rawValue: "NSCTFontTraitsAttribute")
    /// A number: the fixed advance of each glyph, in points.
    ///
    /// - Note: Stored; has no effect on the font on Linux.
    public static let fixedAdvance = AttributeName(rawValue: "NSCTFontFixedAdvanceAttribute")
    /// An array of dictionaries of ``FeatureKey``.
    public static let featureSettings = AttributeName(rawValue: "NSCTFontFeatureSettingsAttribute")
    /// The text style of the font: its name, or a `UIFont.TextStyle`.
    public static let textStyle = AttributeName(rawValue: "NSCTFontUIUsageAttribute")
  }

  /// The key of a trait of a font.
  public struct TraitKey: RawRepresentable, Hashable, Sendable {
    /// The name of the trait.
    public let rawValue: String

    /// Creates a key with the given name.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// The raw value of ``SymbolicTraits``.
    public static let symbolic = TraitKey(rawValue: "NSCTFontSymbolicTrait")
    /// The weight: a `UIFont.Weight` or its raw value.
    public static let weight = TraitKey(rawValue: "NSCTFontWeightTrait")
    /// The width: a `UIFont.Width` or its raw value.
    public static let width = TraitKey(rawValue: "NSCTFontProportionTrait")
    /// The slant, a number; positive values are italic.
    public static let slant = TraitKey(rawValue: "NSCTFontSlantTrait")
  }

  /// The key of a value in a font feature setting.
  public struct FeatureKey: RawRepresentable, Hashable, Sendable {
    /// The name of the key.
    public let rawValue: String

    /// Creates a key with the given name.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// The number of the feature type.
    public static let type = FeatureKey(rawValue: "CTFeatureTypeIdentifier")
    /// The number of the selector within the feature type.
    public static let selector = FeatureKey(rawValue: "CTFeatureSelectorIdentifier")
    /// The older name of ``type``.
    public static let featureIdentifier = type
    /// The older name of ``selector``.
    public static let typeIdentifier = selector
  }
}
