// SPDX-License-Identifier: Apache-2.0

/// The trait: whether text is heavier than usual.
public struct UITraitLegibilityWeight: KnownTrait {
  /// What the trait says.
  public typealias Value = UILegibilityWeight

  /// Not said.
  public static let defaultValue: UILegibilityWeight = .unspecified

  /// The trait's name.
  public static let name = "LegibilityWeight"

  /// The trait's name for a program that saves it.
  public static let identifier = "UITraitLegibilityWeight"

  static var path: WritableKeyPath<TraitValues, UILegibilityWeight> { \.legibilityWeight }
}
