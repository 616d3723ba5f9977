// SPDX-License-Identifier: Apache-2.0

/// The trait for the visual level of an interface, base or elevated.
public struct UITraitUserInterfaceLevel: StandardTrait {
  /// The type of the trait's values.
  public typealias Value = UIUserInterfaceLevel

  /// The value if the trait is unspecified.
  public static let defaultValue: UIUserInterfaceLevel = .unspecified

  /// The readable name of the trait.
  public static let name = "UserInterfaceLevel"

  /// The identifier of the trait for storage.
  public static let identifier = "UITraitUserInterfaceLevel"

  /// Whether colors depend on the trait; `true`, because system backgrounds have other shades.
  public static let affectsColorAppearance = true

  static var path: WritableKeyPath<TraitValues, UIUserInterfaceLevel> { \.userInterfaceLevel }
}
