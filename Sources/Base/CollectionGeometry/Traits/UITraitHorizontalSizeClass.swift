// SPDX-License-Identifier: Apache-2.0

/// The trait: how much room there is from side to side.
public struct UITraitHorizontalSizeClass: KnownTrait {
  /// What the trait says.
  public typealias Value = UIUserInterfaceSizeClass

  /// Not said.
  public static let defaultValue: UIUserInterfaceSizeClass = .unspecified

  /// The trait's name.
  public static let name = "HorizontalSizeClass"

  /// The trait's name for a program that saves it.
  public static let identifier = "UITraitHorizontalSizeClass"

  static var path: WritableKeyPath<TraitValues, UIUserInterfaceSizeClass> { \.horizontalSizeClass }
}
