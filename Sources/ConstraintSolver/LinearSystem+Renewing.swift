// SPDX-License-Identifier: Apache-2.0

extension LinearSystem {
  /// Makes the tableau anew when it had more than `limit` pivots that added to its rounding errors.
  ///
  /// - Precondition: Each row comes from the constraints.
  mutating func renewIfWorn(beyond limit: Int = 32) {
    if wear > limit { renew() }
  }

  /// Expresses the basic symbols anew by what the constraints say.
  ///
  /// - Complexity: O(rows² · cells), as that of a pivot for each row.
  private mutating func renew() {
    wear = 0
    var isWanted = [Bool](repeating: false, count: kinds.count)
    for basic in basics {
      isWanted[Int(basic)] = true
      rowIndexes[Int(basic)] = -1
    }
    basics.removeAll(keepingCapacity: true)
    rows.removeAll(keepingCapacity: true)
    columns.removeAll()
    isIndexed = false
    defer { indexIfLarge() }
    let left = held.compactMap { $0 }.filter { !place($0, &isWanted) }
    // Rounding had let symbols be basic together that can't be: others take their places.
    for constraint in left where !place(constraint, &isWanted) {
      for symbol in isWanted.indices where !isBasic(Int32(symbol)) {
        isWanted[symbol] = kinds[symbol] != .none && kinds[symbol] != .dummy
      }
      _ = place(constraint, &isWanted)
    }
    anchor()
    renewObjectives()
  }

  /// Solves the constraint for one of the wanted symbols.
  ///
  /// - Returns: Whether it has one with a coefficient that does not come from rounding.
  private mutating func place(_ constraint: HeldConstraint, _ isWanted: inout [Bool]) -> Bool {
    var row = TableauRow(constant: constraint.constant)
    func add(_ symbol: Int32, _ coefficient: Double) {
      let index = Int(rowIndexes[Int(symbol)])
      if index < 0 {
        row.add(symbol, times: coefficient)
      } else {
        row.add(rows[index], times: coefficient)
      }
    }
    for term in constraint.terms where term.coefficient != 0 {
      add(term.variable.symbol, term.coefficient)
    }
    add(constraint.marker, constraint.sign)
    if constraint.error >= 0 { add(constraint.error, -constraint.sign) }
    let best = row.cells.filter { isWanted[Int($0.symbol)] }
      .max { abs($0.coefficient) < abs($1.coefficient) }
    guard let best, abs(best.coefficient) > TableauRow.epsilon else { return false }
    row.solve(for: best.symbol)
    // Which symbol has the greatest coefficient is known of rows that mention no basic symbols only.
    rows.withUnsafeMutableBufferPointer { rows in
      for index in rows.indices { rows[index].substitute(best.symbol, by: row) }
    }
    addRow(row, for: best.symbol)
    isWanted[Int(best.symbol)] = false
    return true
  }

  /// Adds up the errors of each priority anew.
  private mutating func renewObjectives() {
    for index in levels.indices { levels[index].row = TableauRow() }
    for case let constraint? in held {
      guard let priority = constraint.priority else { continue }
      if kinds[Int(constraint.marker)] == .error {
        addToObjective(constraint.marker, times: 1, priority)
      }
      addToObjective(constraint.error, times: 1, priority)
    }
  }
}
