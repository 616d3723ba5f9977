// SPDX-License-Identifier: Apache-2.0

/// The trait: whether a touch screen tells how hard it is pressed.
public struct UITraitForceTouchCapability: KnownTrait {
  /// What the trait says.
  public typealias Value = UIForceTouchCapability

  /// Not said.
  public static let defaultValue: UIForceTouchCapability = .unknown

  /// The trait's name.
  public static let name = "ForceTouchCapability"

  /// The trait's name for a program that saves it.
  public static let identifier = "UITraitForceTouchCapability"

  static var path: WritableKeyPath<TraitValues, UIForceTouchCapability> { \.forceTouchCapability }
}
