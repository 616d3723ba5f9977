// SPDX-License-Identifier: Apache-2.0

/// The stored form of a constraint in a ``LinearSystem``.
struct StoredConstraint: Sendable {
  /// The original terms, from which the tableau is rebuilt when rounding errors accumulate.
  var terms: [LinearTerm]
  /// The symbol that represents the constraint: dummy, slack or error.
  var marker: Int32
  /// The factor with which the marker was added to the constraint's equation: 1 or -1.
  var sign: Double
  /// The second error of an equation, or the error of an inequality; -1 if there is none.
  var error: Int32
  var constant: Double
  var priority: Float?
}
