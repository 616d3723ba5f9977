// SPDX-License-Identifier: Apache-2.0

/// The trait for the maximal brightness of images relative to white.
public struct UITraitImageDynamicRange: StandardTrait {
  /// The type of the trait's values.
  public typealias Value = UIImageDynamicRange

  /// The value if the trait is unspecified.
  public static let defaultValue: UIImageDynamicRange = .unspecified

  /// The readable name of the trait.
  public static let name = "ImageDynamicRange"

  /// The identifier of the trait for storage.
  public static let identifier = "UITraitImageDynamicRange"

  static var path: WritableKeyPath<TraitValues, UIImageDynamicRange> { \.imageDynamicRange }
}
