// SPDX-License-Identifier: Apache-2.0

/// The trait for the layout direction.
public struct UITraitLayoutDirection: StandardTrait {
  /// The type of the trait's values.
  public typealias Value = UITraitEnvironmentLayoutDirection

  /// The value if the trait is unspecified.
  public static let defaultValue: UITraitEnvironmentLayoutDirection = .unspecified

  /// The readable name of the trait.
  public static let name = "LayoutDirection"

  /// The identifier of the trait for storage.
  public static let identifier = "UITraitLayoutDirection"

  static var path: WritableKeyPath<TraitValues, UITraitEnvironmentLayoutDirection> {
    \.layoutDirection
  }
}
