// SPDX-License-Identifier: Apache-2.0

extension LinearSystem {
  /// Rebuilds the tableau if pivots have accumulated significant rounding errors.
  ///
  /// - Precondition: Each row derives from the constraints.
  mutating func renewIfWorn() {
    guard wear > 8 else { return }
    wear = 0
    if !isAccurate() { renew() }
  }

  /// Returns whether the values of symbols satisfy the equations of the constraints.
  ///
  /// - Complexity: O(terms of all constraints).
  private mutating func isAccurate() -> Bool {
    if isLarge { evaluate() }
    // Pivots follow, which invalidate the evaluated solution.
    defer { solution = [] }
    for case let constraint? in held {
      var (sum, scale) = (constraint.constant, 1 + abs(constraint.constant))
      func add(_ symbol: Int32, _ coefficient: Double) {
        let index = Int(rowIndexes[Int(symbol)])
        guard index >= 0 else { return }
        let part = coefficient * (isLarge ? solution[index] : rows[index].constant)
        sum += part
        scale += abs(part)
      }
      for term in constraint.terms { add(term.variable.symbol, term.coefficient) }
      add(constraint.marker, constraint.sign)
      if constraint.error >= 0 { add(constraint.error, -constraint.sign) }
      if abs(sum) > scale * 1e-9 { return false }
    }
    return true
  }

  /// Expresses the basic symbols again from the constraints.
  ///
  /// - Complexity: O(unknowns · rows · cells), as that of a pivot for each unknown.
  private mutating func renew() {
    var isWanted = [Bool](repeating: false, count: kinds.count)
    for basic in basics {
      isWanted[Int(basic)] = true
      rowIndexes[Int(basic)] = -1
    }
    basics.removeAll(keepingCapacity: true)
    rows.removeAll(keepingCapacity: true)
    columns.removeAll()
    isLarge = false
    defer { indexIfLarge() }
    // A constraint that has a basic symbol of its own does not restrict the choice for others: place it
    // last.
    let all = held.compactMap { $0 }
    let loose = all.filter { own($0, isWanted) != nil }
    var left = all.filter { own($0, isWanted) == nil && !place($0, &isWanted) }
    left += loose.filter { !place($0, &isWanted) }
    // Rounding allowed symbols to be basic together that cannot be: choose other symbols in their place.
    for constraint in left where !place(constraint, &isWanted) {
      for symbol in isWanted.indices where !isBasic(Int32(symbol)) {
        isWanted[symbol] = kinds[symbol] != .none && kinds[symbol] != .dummy
      }
      _ = place(constraint, &isWanted)
    }
    renewObjectives()
    isOptimal = false
    for index in rows.indices { suspectIfNegative(index) }
  }

  /// Solves the constraint for one of the wanted symbols.
  ///
  /// - Returns: Whether the constraint has a wanted symbol with a coefficient that is not a rounding error.
  private mutating func place(_ constraint: StoredConstraint, _ isWanted: inout [Bool]) -> Bool {
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
    if let own = own(constraint, isWanted) {
      row.solve(for: own)
      addRow(row, for: own)
      isWanted[Int(own)] = false
      return true
    }
    let best = row.cells.filter { isWanted[Int($0.symbol)] }
      .max { abs($0.coefficient) < abs($1.coefficient) }
    guard let best, row.isPivot(abs(best.coefficient)) else { return false }
    row.solve(for: best.symbol)
    // Keep the rows free of basic symbols: only then is the largest coefficient of a row known.
    rows.withUnsafeMutableBufferPointer { rows in
      for index in rows.indices { rows[index].substitute(best.symbol, by: row) }
    }
    addRow(row, for: best.symbol)
    isWanted[Int(best.symbol)] = false
    return true
  }

  /// Returns the wanted symbol that only this constraint contains, or `nil`.
  private func own(_ constraint: StoredConstraint, _ isWanted: [Bool]) -> Int32? {
    [constraint.marker, constraint.error].first { $0 >= 0 && isWanted[Int($0)] }
  }

  /// Recomputes the sums of the errors of each priority.
  mutating func renewObjectives() {
    areObjectivesWorn = false
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
