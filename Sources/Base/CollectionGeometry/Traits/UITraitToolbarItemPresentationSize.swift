// SPDX-License-Identifier: Apache-2.0

/// The trait for the size of toolbar items on a Mac.
public struct UITraitToolbarItemPresentationSize: StandardTrait {
  /// The type of the trait's values.
  public typealias Value = UINSToolbarItemPresentationSize

  /// The value if the trait is unspecified.
  public static let defaultValue: UINSToolbarItemPresentationSize = .unspecified

  /// The readable name of the trait.
  public static let name = "ToolbarItemPresentationSize"

  /// The identifier of the trait for storage.
  public static let identifier = "UITraitToolbarItemPresentationSize"

  static var path: WritableKeyPath<TraitValues, UINSToolbarItemPresentationSize> {
    \.toolbarItemPresentationSize
  }
}
