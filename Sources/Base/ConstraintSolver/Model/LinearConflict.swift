// SPDX-License-Identifier: Apache-2.0

/// Required constraints that cannot be satisfied together.
package struct LinearConflict: Error, Sendable {
  /// Constraints of the system that conflict with each other, or with the one to be added.
  ///
  /// Removing any one of them resolves this conflict.
  package let keys: [LinearConstraintKey]
}
