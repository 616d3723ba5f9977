// SPDX-License-Identifier: Apache-2.0

/// The trait: the kind of list that an element stands in.
public struct UITraitListEnvironment: KnownTrait {
  /// What the trait says.
  public typealias Value = UIListEnvironment

  /// Not said.
  public static let defaultValue: UIListEnvironment = .unspecified

  /// The trait's name.
  public static let name = "ListEnvironment"

  /// The trait's name for a program that saves it.
  public static let identifier = "UITraitListEnvironment"

  static var path: WritableKeyPath<TraitValues, UIListEnvironment> { \.listEnvironment }
}
