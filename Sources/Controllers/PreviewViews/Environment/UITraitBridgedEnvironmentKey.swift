// SPDX-License-Identifier: Apache-2.0

public import MullionCollectionGeometry

/// The key of an environment value that is bridged to a UIKit trait.
///
/// If the value was not set for a wrapped view, it is read from the traits; a value that was set is written
/// to the view's traits.
public protocol UITraitBridgedEnvironmentKey: EnvironmentKey {
  /// Returns the value in `traitCollection`.
  static func read(from traitCollection: UITraitCollection) -> Value
  /// Writes the value to `mutableTraits`.
  static func write(to mutableTraits: inout any UIMutableTraits, value: Value)
}
