// SPDX-License-Identifier: Apache-2.0

/// The trait: whether the interface looks as the one that is used.
public struct UITraitActiveAppearance: KnownTrait {
  /// What the trait says.
  public typealias Value = UIUserInterfaceActiveAppearance

  /// Not said.
  public static let defaultValue: UIUserInterfaceActiveAppearance = .unspecified

  /// The trait's name.
  public static let name = "ActiveAppearance"

  /// The trait's name for a program that saves it.
  public static let identifier = "UITraitActiveAppearance"

  /// What is drawn may have other shades.
  public static let affectsColorAppearance = true

  static var path: WritableKeyPath<TraitValues, UIUserInterfaceActiveAppearance> {
    \.activeAppearance
  }
}
