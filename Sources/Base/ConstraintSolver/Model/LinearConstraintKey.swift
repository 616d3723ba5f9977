// SPDX-License-Identifier: Apache-2.0

/// The name that a ``LinearSystem`` gives a constraint it holds.
package struct LinearConstraintKey: Hashable, Sendable {
  let number: Int
}
