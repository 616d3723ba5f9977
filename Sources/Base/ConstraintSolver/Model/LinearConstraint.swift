// SPDX-License-Identifier: Apache-2.0

/// What must, or should, hold: the sum of the terms and the constant relates to zero.
///
/// ```
/// terms + constant  (= | ≤ | ≥)  0
/// ```
package struct LinearConstraint: Sendable {
  package var terms: [LinearTerm]
  package var constant: Double
  package var relation: LinearRelation
  /// How much it matters; `nil` when it must hold.
  ///
  /// What has a higher priority is served first, however many constraints of lower ones suffer.
  /// Among constraints of one priority the sum of the amounts by which they fail is the least.
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
