// SPDX-License-Identifier: Apache-2.0

/// The trait for the kind of device.
public struct UITraitUserInterfaceIdiom: StandardTrait {
  /// The type of the trait's values.
  public typealias Value = UIUserInterfaceIdiom

  /// The value if the trait is unspecified.
  public static let defaultValue: UIUserInterfaceIdiom = .unspecified

  /// The readable name of the trait.
  public static let name = "UserInterfaceIdiom"

  /// The identifier of the trait for storage.
  public static let identifier = "UITraitUserInterfaceIdiom"

  static var path: WritableKeyPath<TraitValues, UIUserInterfaceIdiom> { \.userInterfaceIdiom }
}
