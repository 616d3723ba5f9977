// SPDX-License-Identifier: Apache-2.0

/// The trait: how bright pictures may be beside white.
public struct UITraitImageDynamicRange: KnownTrait {
  /// What the trait says.
  public typealias Value = UIImageDynamicRange

  /// Not said.
  public static let defaultValue: UIImageDynamicRange = .unspecified

  /// The trait's name.
  public static let name = "ImageDynamicRange"

  /// The trait's name for a program that saves it.
  public static let identifier = "UITraitImageDynamicRange"

  static var path: WritableKeyPath<TraitValues, UIImageDynamicRange> { \.imageDynamicRange }
}
