// SPDX-License-Identifier: Apache-2.0

public import MullionCollectionGeometry

/// A value of what is around a view that is a trait of UIKit's at the same time.
///
/// Where nothing around a wrapped view says the value, the traits do; what is said reaches the view as a trait.
public protocol UITraitBridgedEnvironmentKey: EnvironmentKey {
  /// The value that traits say.
  static func read(from traitCollection: UITraitCollection) -> Value
  /// Says the value in traits.
  static func write(to mutableTraits: inout any UIMutableTraits, value: Value)
}
