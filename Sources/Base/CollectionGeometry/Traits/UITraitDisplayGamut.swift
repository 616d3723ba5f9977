// SPDX-License-Identifier: Apache-2.0

/// The trait: which colours the display shows.
public struct UITraitDisplayGamut: KnownTrait {
  /// What the trait says.
  public typealias Value = UIDisplayGamut

  /// Not said.
  public static let defaultValue: UIDisplayGamut = .unspecified

  /// The trait's name.
  public static let name = "DisplayGamut"

  /// The trait's name for a program that saves it.
  public static let identifier = "UITraitDisplayGamut"

  /// What is drawn may have other shades.
  public static let affectsColorAppearance = true

  static var path: WritableKeyPath<TraitValues, UIDisplayGamut> { \.displayGamut }
}
