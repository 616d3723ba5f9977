// SPDX-License-Identifier: Apache-2.0

/// The trait for the preferred text size.
public struct UITraitPreferredContentSizeCategory: StandardTrait {
  /// The type of the trait's values.
  public typealias Value = UIContentSizeCategory

  /// The value if the trait is unspecified.
  public static let defaultValue: UIContentSizeCategory = .unspecified

  /// The readable name of the trait.
  public static let name = "PreferredContentSizeCategory"

  /// The identifier of the trait for storage.
  public static let identifier = "UITraitPreferredContentSizeCategory"

  static var path: WritableKeyPath<TraitValues, UIContentSizeCategory> {
    \.preferredContentSizeCategory
  }
}
