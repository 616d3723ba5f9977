// SPDX-License-Identifier: Apache-2.0

/// The trait for the vertical size class.
public struct UITraitVerticalSizeClass: StandardTrait {
  /// The type of the trait's values.
  public typealias Value = UIUserInterfaceSizeClass

  /// The value if the trait is unspecified.
  public static let defaultValue: UIUserInterfaceSizeClass = .unspecified

  /// The readable name of the trait.
  public static let name = "VerticalSizeClass"

  /// The identifier of the trait for storage.
  public static let identifier = "UITraitVerticalSizeClass"

  static var path: WritableKeyPath<TraitValues, UIUserInterfaceSizeClass> { \.verticalSizeClass }
}
