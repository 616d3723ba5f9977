// SPDX-License-Identifier: Apache-2.0

public import Foundation

/// The trait: the language whose habits texts are set by, in the height of lines for example.
///
/// It is kept: lines here are as high as their fonts.
public struct UITraitTypesettingLanguage: UITraitDefinition {
  /// What the trait says.
  public typealias Value = Locale.Language?

  /// Not said.
  public static let defaultValue: Locale.Language? = nil

  /// The trait's name.
  public static let name = "TypesettingLanguage"

  /// The trait's name for a program that saves it.
  public static let identifier = "UITraitTypesettingLanguage"
}
