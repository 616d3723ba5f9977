// SPDX-License-Identifier: Apache-2.0

/// The traits that a view or a view controller overrides for itself and its descendants.
///
/// - Note: Differs from UIKit: the overrides may be used on any thread.
public protocol UITraitOverrides: UIMutableTraits {
  /// Returns whether a trait is overridden; a system trait counts as overridden only if its value differs
  /// from the default.
  func contains(_ trait: UITrait) -> Bool

  /// Removes the override of a trait, so that the inherited value applies.
  mutating func remove(_ trait: UITrait)
}
