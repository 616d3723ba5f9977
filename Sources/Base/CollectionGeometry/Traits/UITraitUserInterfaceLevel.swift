// SPDX-License-Identifier: Apache-2.0

/// The trait: whether an interface lies in front of another one.
public struct UITraitUserInterfaceLevel: KnownTrait {
  /// What the trait says.
  public typealias Value = UIUserInterfaceLevel

  /// Not said.
  public static let defaultValue: UIUserInterfaceLevel = .unspecified

  /// The trait's name.
  public static let name = "UserInterfaceLevel"

  /// The trait's name for a program that saves it.
  public static let identifier = "UITraitUserInterfaceLevel"

  /// The system's grounds have other shades.
  public static let affectsColorAppearance = true

  static var path: WritableKeyPath<TraitValues, UIUserInterfaceLevel> { \.userInterfaceLevel }
}
