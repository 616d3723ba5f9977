// SPDX-License-Identifier: Apache-2.0

/// The trait: whether what is shown stands out more than usual.
public struct UITraitAccessibilityContrast: KnownTrait {
  /// What the trait says.
  public typealias Value = UIAccessibilityContrast

  /// Not said.
  public static let defaultValue: UIAccessibilityContrast = .unspecified

  /// The trait's name.
  public static let name = "AccessibilityContrast"

  /// The trait's name for a program that saves it.
  public static let identifier = "UITraitAccessibilityContrast"

  /// The system's colours have other shades.
  public static let affectsColorAppearance = true

  static var path: WritableKeyPath<TraitValues, UIAccessibilityContrast> { \.accessibilityContrast }
}
