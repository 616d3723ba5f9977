// SPDX-License-Identifier: Apache-2.0

import ConstraintSolver

/// Unknowns and a number that add up to a position or a length.
struct LayoutExpression {
  var terms: [LinearTerm] = []
  var constant: Double = 0

  init(_ constant: Double = 0) { self.constant = constant }

  init(_ variable: LinearVariable) { terms = [LinearTerm(variable)] }

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
    for term in other.terms {
      terms.append(LinearTerm(term.variable, times: term.coefficient * factor))
    }
  }
}
