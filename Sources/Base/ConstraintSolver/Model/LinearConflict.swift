// SPDX-License-Identifier: Apache-2.0

/// Constraints that must hold but can't together.
package struct LinearConflict: Error, Sendable {
  /// Constraints of the system that can't hold together, or not with the one that was to be added;
  /// leaving any one of them out ends this conflict.
  package let keys: [LinearConstraintKey]
}
