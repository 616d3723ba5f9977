// SPDX-License-Identifier: Apache-2.0

/// What a ``LinearSystem`` keeps of a constraint.
struct HeldConstraint: Sendable {
  /// The terms as they were given, from which a worn tableau is made anew.
  var terms: [LinearTerm]
  /// The symbol that stands for the constraint: dummy, slack or error.
  var marker: Int32
  /// How often the marker was added to the constraint's equation: 1 or -1.
  var sign: Double
  /// The second error of an equation, or the error of an inequality; -1 when there is none.
  var error: Int32
  var constant: Double
  var priority: Float?
}
