// SPDX-License-Identifier: Apache-2.0

import MullionConstraintSolver

/// A linear program in floating point: the two-phase simplex method over a dense tableau, built anew for each
/// solution.
///
/// It solves systems that are too large for the numbers of ``ExactProgram``.
struct DenseProgram {
  /// The rows of the tableau: the coefficients of the columns, then the right-hand side.
  private var rows: [[Double]] = []
  /// The basic column of each row; negative for an artificial variable of the first phase.
  private var basis: [Int] = []
  /// The columns whose sum is minimised, by priority.
  private var errors: [Float: [Int]] = [:]
  /// For each column, whether it may become greater than zero.
  private var isAllowed: [Bool]
  private static let epsilon = 1e-9

  private init(_ constraints: [LinearConstraint]) {
    var unknowns: [LinearVariable: Int] = [:]
    for term in constraints.flatMap(\.terms) where unknowns[term.variable] == nil {
      unknowns[term.variable] = unknowns.count
    }
    // Two columns for each unknown, its positive and its negative part, three for each constraint.
    let columns = unknowns.count * 2 + constraints.count * 3
    isAllowed = [Bool](repeating: true, count: columns)
    for (index, constraint) in constraints.enumerated() {
      var row = [Double](repeating: 0, count: columns + 1)
      for term in constraint.terms {
        let column = unknowns[term.variable, default: 0] * 2
        row[column] += term.coefficient
        row[column + 1] -= term.coefficient
      }
      let own = unknowns.count * 2 + index * 3
      row[own] = Double(-constraint.relation.rawValue)
      if let priority = constraint.priority {
        row[own + 1] = -1
        row[own + 2] = 1
        errors[priority, default: []] += [own + 1, own + 2]
      }
      row[columns] = -constraint.constant
      rows.append(row[columns] < 0 ? row.map { -$0 } : row)
      basis.append(-1)
    }
  }

  /// Returns the minimal sums of violations, by descending priority, or `nil` if required constraints
  /// conflict.
  static func leastFailures(of constraints: [LinearConstraint])
    -> [(priority: Float, sum: Double)]?
  {
    var program = DenseProgram(constraints)
    return program.leastFailures()
  }

  private mutating func leastFailures() -> [(priority: Float, sum: Double)]? {
    var cost = [Double](repeating: 0, count: isAllowed.count + 1)
    for row in rows { Self.add(row, times: -1, to: &cost) }
    minimize(&cost)
    guard -(cost.last ?? 0) < 1e-6 else { return nil }
    for index in rows.indices where basis[index] < 0 {
      let column = isAllowed.indices.max { abs(rows[index][$0]) < abs(rows[index][$1]) }
      // A row that is zero repeats others.
      if let column, abs(rows[index][column]) > 1e-7 { pivot(index, column, &cost) }
    }
    return errors.keys.sorted(by: >).map { priority in
      var cost = [Double](repeating: 0, count: isAllowed.count + 1)
      for column in errors[priority] ?? [] { cost[column] = 1 }
      for index in rows.indices where basis[index] >= 0 && cost[basis[index]] != 0 {
        Self.add(rows[index], times: -cost[basis[index]], to: &cost)
      }
      minimize(&cost)
      // What would make this sum greater stays zero.
      for column in isAllowed.indices where cost[column] > 1e-7 { isAllowed[column] = false }
      return (priority, -(cost.last ?? 0))
    }
  }

  private mutating func minimize(_ cost: inout [Double]) {
    var count = 0
    while true {
      // The greatest gain; the first column, which visits no solution twice, when that takes long.
      let columns = isAllowed.indices.filter { isAllowed[$0] && cost[$0] < -Self.epsilon }
      let best = count < 2000 ? columns.min { cost[$0] < cost[$1] } : columns.first
      guard let column = best else { return }
      var leaving: (index: Int, ratio: Double)?
      for index in rows.indices where rows[index][column] > 1e-7 {
        let ratio = max(0, rows[index][isAllowed.count]) / rows[index][column]
        if let leaving, ratio > leaving.ratio + Self.epsilon { continue }
        if let leaving, ratio > leaving.ratio - Self.epsilon,
          count < 2000
            ? rows[index][column] < rows[leaving.index][column]
            : basis[index] > basis[leaving.index]
        {
          continue
        }
        leaving = (index, ratio)
      }
      guard let leaving else { return }
      pivot(leaving.index, column, &cost)
      count += 1
    }
  }

  private mutating func pivot(_ index: Int, _ column: Int, _ cost: inout [Double]) {
    let factor = rows[index][column]
    let row = rows[index].map { $0 / factor }
    rows[index] = row
    for other in rows.indices where other != index && rows[other][column] != 0 {
      Self.add(row, times: -rows[other][column], to: &rows[other])
    }
    Self.add(row, times: -cost[column], to: &cost)
    basis[index] = column
  }

  private static func add(_ row: [Double], times factor: Double, to sum: inout [Double]) {
    row.withUnsafeBufferPointer { row in
      sum.withUnsafeMutableBufferPointer { sum in
        for index in 0..<row.count where row[index] != 0 { sum[index] += factor * row[index] }
      }
    }
  }
}
