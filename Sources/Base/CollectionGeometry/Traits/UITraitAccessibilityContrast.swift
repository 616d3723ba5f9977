// SPDX-License-Identifier: Apache-2.0

/// The trait for the contrast between foreground and background.
public struct UITraitAccessibilityContrast: StandardTrait {
  /// The type of the trait's values.
  public typealias Value = UIAccessibilityContrast

  /// The value if the trait is unspecified.
  public static let defaultValue: UIAccessibilityContrast = .unspecified

  /// The readable name of the trait.
  public static let name = "AccessibilityContrast"

  /// The identifier of the trait for storage.
  public static let identifier = "UITraitAccessibilityContrast"

  /// Whether colors depend on the trait; `true`, because system colors have other shades.
  public static let affectsColorAppearance = true

  static var path: WritableKeyPath<TraitValues, UIAccessibilityContrast> { \.accessibilityContrast }
}
