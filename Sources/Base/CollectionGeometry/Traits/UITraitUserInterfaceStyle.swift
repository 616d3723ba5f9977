// SPDX-License-Identifier: Apache-2.0

/// The trait for the light or dark style.
public struct UITraitUserInterfaceStyle: StandardTrait {
  /// The type of the trait's values.
  public typealias Value = UIUserInterfaceStyle

  /// The value if the trait is unspecified.
  public static let defaultValue: UIUserInterfaceStyle = .unspecified

  /// The readable name of the trait.
  public static let name = "UserInterfaceStyle"

  /// The identifier of the trait for storage.
  public static let identifier = "UITraitUserInterfaceStyle"

  /// Whether colors depend on the trait; `true`, because dynamic colors are resolved again.
  public static let affectsColorAppearance = true

  static var path: WritableKeyPath<TraitValues, UIUserInterfaceStyle> { \.userInterfaceStyle }
}
