// SPDX-License-Identifier: Apache-2.0

/// The key of a constraint in a ``LinearSystem``.
package struct LinearConstraintKey: Hashable, Sendable {
  let number: Int
}
