// SPDX-License-Identifier: Apache-2.0

/// The relation between the two sides of a linear constraint.
package enum LinearRelation: Int, Sendable {
  case lessThanOrEqual = -1
  case equal = 0
  case greaterThanOrEqual = 1
}
