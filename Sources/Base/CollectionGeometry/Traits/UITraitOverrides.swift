// SPDX-License-Identifier: Apache-2.0

/// The traits that a view or controller says for itself and what is in it.
///
/// Differs from UIKit: may be used on any thread.
public protocol UITraitOverrides: UIMutableTraits {
  /// Whether a trait is said here.
  func contains(_ trait: UITrait) -> Bool

  /// Says the trait no longer: what is around decides.
  mutating func remove(_ trait: UITrait)
}
