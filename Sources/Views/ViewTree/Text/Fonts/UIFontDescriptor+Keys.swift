// SPDX-License-Identifier: Apache-2.0

extension UIFontDescriptor {
  /// The key of an attribute of a font.
  public struct AttributeName: RawRepresentable, Hashable, Sendable {
    /// The name of the attribute.
    public let rawValue: String

    /// Creates a key with the given name.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// The key of the font family, a `String`.
    public static let family = AttributeName(rawValue: "NSFontFamilyAttribute")
    /// The key of the name of the font, a `String`.
    public static let name = AttributeName(rawValue: "NSFontNameAttribute")
    /// The key of the style within the family, a `String` such as `Bold Italic`.
    public static let face = AttributeName(rawValue: "NSFontFaceAttribute")
    /// The key of the size, a number of points.
    public static let size = AttributeName(rawValue: "NSFontSizeAttribute")
    /// The key of the name shown to the user, a `String`.
    ///
    /// - Note: Has no effect on Linux: the value is only stored.
    public static let visibleName = AttributeName(rawValue: "NSFontVisibleNameAttribute")
    /// The key of a transform of the glyphs.
    ///
    /// - Note: Has no effect on Linux: the value is only stored.
    public static let matrix = AttributeName(rawValue: "NSFontMatrixAttribute")
    /// The key of the `CharacterSet` that the font should contain.
    ///
    /// - Note: Has no effect on Linux: the value is only stored.
    public static let characterSet = AttributeName(rawValue: "NSCTFontCharacterSetAttribute")
    /// The key of the descriptors of fallback fonts, for characters that this font lacks.
    ///
    /// - Note: Has no effect on Linux: the value is only stored.
    public static let cascadeList = AttributeName(rawValue: "NSCTFontCascadeListAttribute")
    /// The key of the traits: a dictionary by ``TraitKey`` of the weight, slant, width and symbolic traits.
    public static let traits = AttributeName(rawValue: "NSCTFontTraitsAttribute")
    /// The key of the fixed advance of each glyph, a number of points.
    ///
    /// - Note: Has no effect on Linux: the value is only stored.
    public static let fixedAdvance = AttributeName(rawValue: "NSCTFontFixedAdvanceAttribute")
    /// The key of the feature settings, an array of dictionaries by ``FeatureKey``.
    public static let featureSettings = AttributeName(rawValue: "NSCTFontFeatureSettingsAttribute")
    /// The key of the text style of the font: its name, or a `UIFont.TextStyle`.
    public static let textStyle = AttributeName(rawValue: "NSCTFontUIUsageAttribute")
  }

  /// The key of a trait of a font.
  public struct TraitKey: RawRepresentable, Hashable, Sendable {
    /// The name of the trait.
    public let rawValue: String

    /// Creates a key with the given name.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// The key of the symbolic traits: a ``SymbolicTraits`` or its raw value.
    public static let symbolic = TraitKey(rawValue: "NSCTFontSymbolicTrait")
    /// The key of the weight: a `UIFont.Weight` or its raw value.
    public static let weight = TraitKey(rawValue: "NSCTFontWeightTrait")
    /// The key of the width: a `UIFont.Width` or its raw value.
    public static let width = TraitKey(rawValue: "NSCTFontProportionTrait")
    /// The key of the slant, a number; positive values are italic.
    public static let slant = TraitKey(rawValue: "NSCTFontSlantTrait")
  }

  /// The key of a value in a font feature setting.
  public struct FeatureKey: RawRepresentable, Hashable, Sendable {
    /// The name of the key.
    public let rawValue: String

    /// Creates a key with the given name.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// The key of the number of the feature type.
    public static let type = FeatureKey(rawValue: "CTFeatureTypeIdentifier")
    /// The key of the number of the selector within the feature type.
    public static let selector = FeatureKey(rawValue: "CTFeatureSelectorIdentifier")
    /// The older name of ``type``.
    public static let featureIdentifier = type
    /// The older name of ``selector``.
    public static let typeIdentifier = selector
  }
}
