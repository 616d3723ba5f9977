// SPDX-License-Identifier: Apache-2.0

/// The trait for the ability of a touch screen to report the force of touches.
public struct UITraitForceTouchCapability: StandardTrait {
  /// The type of the trait's values.
  public typealias Value = UIForceTouchCapability

  /// The value if the trait is unspecified.
  public static let defaultValue: UIForceTouchCapability = .unknown

  /// The readable name of the trait.
  public static let name = "ForceTouchCapability"

  /// The identifier of the trait for storage.
  public static let identifier = "UITraitForceTouchCapability"

  static var path: WritableKeyPath<TraitValues, UIForceTouchCapability> { \.forceTouchCapability }
}
