// SPDX-License-Identifier: Apache-2.0

import MullionConstraintSolver

/// A linear expression of variables and a constant, for a position or length.
///
/// Nearly all have at most four terms, which are stored inline.
struct LayoutExpression {
  private var first: LinearTerm?
  private var second: LinearTerm?
  private var third: LinearTerm?
  private var fourth: LinearTerm?
  private var others: [LinearTerm]?
  var constant: Double = 0

  init(_ constant: Double = 0) { self.constant = constant }

  init(_ variable: LinearVariable) { first = LinearTerm(variable) }

  /// The terms; a variable may occur more than once.
  var terms: [LinearTerm] {
    var terms: [LinearTerm] = []
    forEachTerm { terms.append($0) }
    return terms
  }

  static func + (left: LayoutExpression, right: LayoutExpression) -> LayoutExpression {
    var sum = left
    sum.add(right, times: 1)
    return sum
  }

  static func - (left: LayoutExpression, right: LayoutExpression) -> LayoutExpression {
    var difference = left
    difference.add(right, times: -1)
    return difference
  }

  static func * (factor: Double, expression: LayoutExpression) -> LayoutExpression {
    var product = LayoutExpression()
    product.add(expression, times: factor)
    return product
  }

  mutating func add(_ other: LayoutExpression, times factor: Double) {
    constant += other.constant * factor
    other.forEachTerm {
      append(LinearTerm($0.variable, times: $0.coefficient * factor))
    }
  }

  @inline(__always)
  private func forEachTerm(_ body: (LinearTerm) -> Void) {
    guard let first else { return }
    body(first)
    guard let second else { return }
    body(second)
    guard let third else { return }
    body(third)
    guard let fourth else { return }
    body(fourth)
    if let others { for term in others { body(term) } }
  }

  private mutating func append(_ term: LinearTerm) {
    if first == nil {
      first = term
    } else if second == nil {
      second = term
    } else if third == nil {
      third = term
    } else if fourth == nil {
      fourth = term
    } else {
      others = (others ?? []) + [term]
    }
  }
}
