// SPDX-License-Identifier: Apache-2.0

/// The trait for the kind of list that contains an element.
public struct UITraitListEnvironment: StandardTrait {
  /// The type of the trait's values.
  public typealias Value = UIListEnvironment

  /// The value if the trait is unspecified.
  public static let defaultValue: UIListEnvironment = .unspecified

  /// The readable name of the trait.
  public static let name = "ListEnvironment"

  /// The identifier of the trait for storage.
  public static let identifier = "UITraitListEnvironment"

  static var path: WritableKeyPath<TraitValues, UIListEnvironment> { \.listEnvironment }
}
