// SPDX-License-Identifier: Apache-2.0

public import Foundation

/// The trait for the number of pixels per point.
public struct UITraitDisplayScale: StandardTrait {
  /// The type of the trait's values.
  public typealias Value = CGFloat

  /// The value if the trait is unspecified.
  public static let defaultValue: CGFloat = 0

  /// The readable name of the trait.
  public static let name = "DisplayScale"

  /// The identifier of the trait for storage.
  public static let identifier = "UITraitDisplayScale"

  static var path: WritableKeyPath<TraitValues, CGFloat> { \.displayScale }
}
