// SPDX-License-Identifier: Apache-2.0

/// A trait that an interface adapts to, with the type of its values.
///
/// An app defines its own by conforming a type without instances:
///
/// ```swift
/// enum DensityTrait: UITraitDefinition {
///   static let defaultValue = Density.regular
/// }
/// ```
public protocol UITraitDefinition {
  /// The type of the trait's values.
  associatedtype Value

  /// The value in collections that do not specify the trait.
  static var defaultValue: Value { get }

  /// The identifier of the trait for storage; by default the type's full name.
  static var identifier: String { get }

  /// The readable name of the trait; by default the type's name.
  static var name: String { get }

  /// Whether colors depend on the trait; by default `false`.
  static var affectsColorAppearance: Bool { get }
}

extension UITraitDefinition {
  /// The default identifier: the type's full name.
  public static var identifier: String { String(reflecting: self) }

  /// The default name: the type's name.
  public static var name: String { "\(self)" }

  /// Whether colors depend on the trait; `false`, the default of traits that do not implement the
  /// requirement.
  public static var affectsColorAppearance: Bool { false }
}

/// The type of any trait, for lists of traits.
public typealias UITrait = any UITraitDefinition.Type
