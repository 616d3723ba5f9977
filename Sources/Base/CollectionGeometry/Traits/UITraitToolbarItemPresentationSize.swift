// SPDX-License-Identifier: Apache-2.0

/// The trait: how large items of a Mac's toolbar are.
public struct UITraitToolbarItemPresentationSize: KnownTrait {
  /// What the trait says.
  public typealias Value = UINSToolbarItemPresentationSize

  /// Not said.
  public static let defaultValue: UINSToolbarItemPresentationSize = .unspecified

  /// The trait's name.
  public static let name = "ToolbarItemPresentationSize"

  /// The trait's name for a program that saves it.
  public static let identifier = "UITraitToolbarItemPresentationSize"

  static var path: WritableKeyPath<TraitValues, UINSToolbarItemPresentationSize> {
    \.toolbarItemPresentationSize
  }
}
