// SPDX-License-Identifier: Apache-2.0

/// The trait: the direction of reading.
public struct UITraitLayoutDirection: KnownTrait {
  /// What the trait says.
  public typealias Value = UITraitEnvironmentLayoutDirection

  /// Not said.
  public static let defaultValue: UITraitEnvironmentLayoutDirection = .unspecified

  /// The trait's name.
  public static let name = "LayoutDirection"

  /// The trait's name for a program that saves it.
  public static let identifier = "UITraitLayoutDirection"

  static var path: WritableKeyPath<TraitValues, UITraitEnvironmentLayoutDirection> {
    \.layoutDirection
  }
}
