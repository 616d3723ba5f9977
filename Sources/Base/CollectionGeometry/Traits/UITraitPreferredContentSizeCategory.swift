// SPDX-License-Identifier: Apache-2.0

/// The trait: the size of text.
public struct UITraitPreferredContentSizeCategory: KnownTrait {
  /// What the trait says.
  public typealias Value = UIContentSizeCategory

  /// Not said.
  public static let defaultValue: UIContentSizeCategory = .unspecified

  /// The trait's name.
  public static let name = "PreferredContentSizeCategory"

  /// The trait's name for a program that saves it.
  public static let identifier = "UITraitPreferredContentSizeCategory"

  static var path: WritableKeyPath<TraitValues, UIContentSizeCategory> {
    \.preferredContentSizeCategory
  }
}
