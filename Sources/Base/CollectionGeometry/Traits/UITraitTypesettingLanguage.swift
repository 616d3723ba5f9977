// SPDX-License-Identifier: Apache-2.0

public import Foundation

/// The trait for the language that determines typesetting, such as the height of lines.
///
/// - Note: Has no effect on Linux: the height of lines depends only on their fonts.
public struct UITraitTypesettingLanguage: UITraitDefinition {
  /// The type of the trait's values.
  public typealias Value = Locale.Language?

  /// The value if the trait is unspecified.
  public static let defaultValue: Locale.Language? = nil

  /// The readable name of the trait.
  public static let name = "TypesettingLanguage"

  /// The identifier of the trait for storage.
  public static let identifier = "UITraitTypesettingLanguage"
}
