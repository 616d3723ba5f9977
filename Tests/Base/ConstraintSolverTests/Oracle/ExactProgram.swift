// SPDX-License-Identifier: Apache-2.0

/// A linear program in exact arithmetic: equations over nonnegative columns.
///
/// It uses the two-phase simplex method over a dense tableau, built anew for each solution: slow, but short
/// enough to be verified by reading.
struct ExactProgram {
  /// An equation: the coefficients of the columns and the right-hand side.
  struct Equation {
    var coefficients: [Fraction]
    var sum: Fraction
  }

  var equations: [Equation] = []
  var columns: Int

  /// Returns the minimum of `cost`, or `nil` if no solution exists.
  func minimum(of cost: [Fraction]) throws -> Fraction? {
    var rows = equations
    for index in rows.indices where rows[index].sum.isNegative {
      rows[index].sum = rows[index].sum.negated
      rows[index].coefficients = rows[index].coefficients.map(\.negated)
    }
    // An artificial column for each row makes a first solution.
    let all = columns + rows.count
    for index in rows.indices {
      rows[index].coefficients += (0..<rows.count).map { Fraction($0 == index ? 1 : 0) }
    }
    var basis = rows.indices.map { columns + $0 }
    let artificial = (0..<all).map { Fraction($0 < columns ? 0 : 1) }
    let failure = try Self.minimize(artificial, &rows, &basis, allowed: all)
    if !failure.isZero { return nil }
    for index in rows.indices where basis[index] >= columns {
      // A redundant row keeps its artificial column, at zero.
      if let column = (0..<columns).first(where: { !rows[index].coefficients[$0].isZero }) {
        try Self.pivot(&rows, &basis, row: index, column: column)
      }
    }
    return try Self.minimize(
      cost + [Fraction](repeating: .zero, count: rows.count), &rows, &basis, allowed: columns)
  }

  private static func minimize(
    _ cost: [Fraction], _ rows: inout [Equation], _ basis: inout [Int], allowed: Int
  ) throws -> Fraction {
    while true {
      var entering: Int?
      for column in 0..<allowed where entering == nil {
        var reduced = cost[column]
        for index in rows.indices {
          let part = try cost[basis[index]].times(rows[index].coefficients[column])
          reduced = try reduced.plus(part.negated)
        }
        if reduced.isNegative { entering = column }
      }
      guard let entering else { break }
      var leaving: (index: Int, ratio: Fraction)?
      for index in rows.indices {
        let coefficient = rows[index].coefficients[entering]
        if coefficient.isZero || coefficient.isNegative { continue }
        let ratio = try rows[index].sum.divided(by: coefficient)
        if let found = leaving {
          if try found.ratio.isLess(than: ratio) { continue }
          if ratio == found.ratio && basis[index] > basis[found.index] { continue }
        }
        leaving = (index, ratio)
      }
      guard let leaving else { break }
      try pivot(&rows, &basis, row: leaving.index, column: entering)
    }
    var total = Fraction.zero
    for index in rows.indices {
      total = try total.plus(cost[basis[index]].times(rows[index].sum))
    }
    return total
  }

  private static func pivot(
    _ rows: inout [Equation], _ basis: inout [Int], row: Int, column: Int
  ) throws {
    let factor = rows[row].coefficients[column]
    rows[row].sum = try rows[row].sum.divided(by: factor)
    rows[row].coefficients = try rows[row].coefficients.map { try $0.divided(by: factor) }
    for index in rows.indices where index != row {
      let times = rows[index].coefficients[column].negated
      if times.isZero { continue }
      rows[index].sum = try rows[index].sum.plus(times.times(rows[row].sum))
      for place in rows[index].coefficients.indices {
        rows[index].coefficients[place] = try rows[index].coefficients[place]
          .plus(times.times(rows[row].coefficients[place]))
      }
    }
    basis[row] = column
  }
}
