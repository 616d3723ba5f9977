// SPDX-License-Identifier: Apache-2.0

/// The trait for the weight of text.
public struct UITraitLegibilityWeight: StandardTrait {
  /// The type of the trait's values.
  public typealias Value = UILegibilityWeight

  /// The value if the trait is unspecified.
  public static let defaultValue: UILegibilityWeight = .unspecified

  /// The readable name of the trait.
  public static let name = "LegibilityWeight"

  /// The identifier of the trait for storage.
  public static let identifier = "UITraitLegibilityWeight"

  static var path: WritableKeyPath<TraitValues, UILegibilityWeight> { \.legibilityWeight }
}
