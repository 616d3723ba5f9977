// SPDX-License-Identifier: Apache-2.0

/// A required or optional constraint: the sum of the terms and the constant in relation to zero.
///
/// ```
/// terms + constant  (= | ≤ | ≥)  0
/// ```
package struct LinearConstraint: Sendable {
  package var terms: [LinearTerm]
  package var constant: Double
  package var relation: LinearRelation
  /// The priority; `nil` if the constraint is required.
  ///
  /// Constraints of a higher priority are satisfied first, regardless of the number of violated constraints
  /// with lower ones. Among constraints of one priority, the sum of the violations is minimal.
  package var priority: Float?

  package init(
    _ terms: [LinearTerm], plus constant: Double, _ relation: LinearRelation,
    priority: Float? = nil
  ) {
    self.terms = terms
    self.constant = constant
    self.relation = relation
    self.priority = priority
  }
}
