// SPDX-License-Identifier: Apache-2.0

/// The trait for the active appearance of the interface.
public struct UITraitActiveAppearance: StandardTrait {
  /// The type of the trait's values.
  public typealias Value = UIUserInterfaceActiveAppearance

  /// The value if the trait is unspecified.
  public static let defaultValue: UIUserInterfaceActiveAppearance = .unspecified

  /// The readable name of the trait.
  public static let name = "ActiveAppearance"

  /// The identifier of the trait for storage.
  public static let identifier = "UITraitActiveAppearance"

  /// Whether colors depend on the trait; `true`, because content may have other shades.
  public static let affectsColorAppearance = true

  static var path: WritableKeyPath<TraitValues, UIUserInterfaceActiveAppearance> {
    \.activeAppearance
  }
}
