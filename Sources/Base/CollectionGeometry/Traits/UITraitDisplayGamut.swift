// SPDX-License-Identifier: Apache-2.0

/// The trait for the color gamut of the display.
public struct UITraitDisplayGamut: StandardTrait {
  /// The type of the trait's values.
  public typealias Value = UIDisplayGamut

  /// The value if the trait is unspecified.
  public static let defaultValue: UIDisplayGamut = .unspecified

  /// The readable name of the trait.
  public static let name = "DisplayGamut"

  /// The identifier of the trait for storage.
  public static let identifier = "UITraitDisplayGamut"

  /// Whether colors depend on the trait; `true`, because content may have other shades.
  public static let affectsColorAppearance = true

  static var path: WritableKeyPath<TraitValues, UIDisplayGamut> { \.displayGamut }
}
