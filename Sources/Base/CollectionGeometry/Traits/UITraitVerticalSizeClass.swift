// SPDX-License-Identifier: Apache-2.0

/// The trait: how much room there is from top to bottom.
public struct UITraitVerticalSizeClass: KnownTrait {
  /// What the trait says.
  public typealias Value = UIUserInterfaceSizeClass

  /// Not said.
  public static let defaultValue: UIUserInterfaceSizeClass = .unspecified

  /// The trait's name.
  public static let name = "VerticalSizeClass"

  /// The trait's name for a program that saves it.
  public static let identifier = "UITraitVerticalSizeClass"

  static var path: WritableKeyPath<TraitValues, UIUserInterfaceSizeClass> { \.verticalSizeClass }
}
