// SPDX-License-Identifier: Apache-2.0

/// The trait: light or dark.
public struct UITraitUserInterfaceStyle: KnownTrait {
  /// What the trait says.
  public typealias Value = UIUserInterfaceStyle

  /// Not said.
  public static let defaultValue: UIUserInterfaceStyle = .unspecified

  /// The trait's name.
  public static let name = "UserInterfaceStyle"

  /// The trait's name for a program that saves it.
  public static let identifier = "UITraitUserInterfaceStyle"

  /// Dynamic colours are resolved anew.
  public static let affectsColorAppearance = true

  static var path: WritableKeyPath<TraitValues, UIUserInterfaceStyle> { \.userInterfaceStyle }
}
