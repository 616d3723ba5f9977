// SPDX-License-Identifier: Apache-2.0

/// The trait: the kind of device.
public struct UITraitUserInterfaceIdiom: KnownTrait {
  /// What the trait says.
  public typealias Value = UIUserInterfaceIdiom

  /// Not said.
  public static let defaultValue: UIUserInterfaceIdiom = .unspecified

  /// The trait's name.
  public static let name = "UserInterfaceIdiom"

  /// The trait's name for a program that saves it.
  public static let identifier = "UITraitUserInterfaceIdiom"

  static var path: WritableKeyPath<TraitValues, UIUserInterfaceIdiom> { \.userInterfaceIdiom }
}
