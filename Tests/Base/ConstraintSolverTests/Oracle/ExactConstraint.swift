// SPDX-License-Identifier: Apache-2.0

import MullionConstraintSolver

/// A constraint with whole numbers: the coefficients of all unknowns, in order, and a constant.
struct ExactConstraint {
  var coefficients: [Int]
  var constant: Int
  var relation: LinearRelation
  var priority: Float?

  /// Returns the amount by which the constraint is violated for values of the unknowns.
  func failure(at values: [Double]) -> Double {
    let sum = zip(coefficients, values).reduce(Double(constant)) { $0 + Double($1.0) * $1.1 }
    return switch relation {
    case .equal: abs(sum)
    case .lessThanOrEqual: max(0, sum)
    case .greaterThanOrEqual: max(0, -sum)
    }
  }

  /// Returns the minimal sums of violations, by descending priority, or `nil` if required constraints
  /// conflict.
  static func leastFailures(of constraints: [ExactConstraint], unknowns: Int) throws
    -> [(priority: Float, sum: Double)]?
  {
    // Columns: two for each unknown (its positive and its negative part), three for each constraint
    // (slack, excess, lack).
    var program = ExactProgram(columns: unknowns * 2 + constraints.count * 3)
    for (index, constraint) in constraints.enumerated() {
      var row = [Fraction](repeating: .zero, count: program.columns)
      for (unknown, factor) in constraint.coefficients.enumerated() {
        row[unknown * 2] = Fraction(factor)
        row[unknown * 2 + 1] = Fraction(-factor)
      }
      let own = unknowns * 2 + index * 3
      row[own] = Fraction(-constraint.relation.rawValue)
      if constraint.priority != nil {
        row[own + 1] = Fraction(-1)
        row[own + 2] = Fraction(1)
      }
      program.equations.append(
        ExactProgram.Equation(coefficients: row, sum: Fraction(-constraint.constant)))
    }
    var sums: [(priority: Float, sum: Double)] = []
    let priorities = Set(constraints.compactMap(\.priority)).sorted(by: >)
    for priority in priorities {
      var cost = [Fraction](repeating: .zero, count: program.columns)
      for (index, constraint) in constraints.enumerated() where constraint.priority == priority {
        cost[unknowns * 2 + index * 3 + 1] = Fraction(1)
        cost[unknowns * 2 + index * 3 + 2] = Fraction(1)
      }
      guard let least = try program.minimum(of: cost) else { return nil }
      sums.append((priority, least.double))
      program.equations.append(ExactProgram.Equation(coefficients: cost, sum: least))
    }
    if priorities.isEmpty {
      let cost = [Fraction](repeating: .zero, count: program.columns)
      if try program.minimum(of: cost) == nil { return nil }
    }
    return sums
  }
}
