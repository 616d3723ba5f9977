// SPDX-License-Identifier: Apache-2.0

/// A trait: something an interface adapts to, and the kind of its values.
///
/// An application defines its own by conforming a type that has no instances:
///
/// ```swift
/// enum DensityTrait: UITraitDefinition {
///   static let defaultValue = Density.regular
/// }
/// ```
public protocol UITraitDefinition {
  /// What the trait says.
  associatedtype Value

  /// The value of collections that don't say the trait.
  static var defaultValue: Value { get }

  /// The trait's name for a program that saves it; the type's full name unless given.
  static var identifier: String { get }

  /// The trait's name for people; the type's name unless given.
  static var name: String { get }

  /// Whether colours look different when the trait changes; false unless given.
  static var affectsColorAppearance: Bool { get }
}

extension UITraitDefinition {
  /// The type's full name.
  public static var identifier: String { String(reflecting: self) }

  /// The type's name.
  public static var name: String { "\(self)" }

  /// Colours stay as they are.
  public static var affectsColorAppearance: Bool { false }
}

/// Any trait, as lists of traits hold it.
public typealias UITrait = any UITraitDefinition.Type
