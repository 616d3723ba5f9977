// SPDX-License-Identifier: Apache-2.0

extension LinearSystem {
  /// Adds a constraint and solves.
  /// - Throws: ``LinearConflict`` when it must hold and can't; then the system is as it was.
  /// - Complexity: O(rows · cells) for each pivot; usually few.
  package mutating func add(_ constraint: LinearConstraint) throws(LinearConflict)
    -> LinearConstraintKey
  {
    solution = []
    indexIfLarge()
    // Looking for a solution with an artificial symbol takes many pivots, and renews nothing.
    renewIfWorn(beyond: 8)
    let number = freeNumbers.popLast() ?? held.count
    if number == held.count { held.append(nil) }
    var row = expression(of: constraint.terms, plus: constraint.constant)
    let new = mark(&row, constraint, number: Int32(number))
    held[number] = new
    do throws(LinearConflict) {
      try place(row, new)
    } catch {
      forget(number)
      optimize()
      throw LinearConflict(keys: error.keys.filter { $0.number != number })
    }
    optimize()
    return LinearConstraintKey(number: number)
  }

  /// Turns the relation into an equation by symbols of the constraint's own.
  private mutating func mark(
    _ row: inout TableauRow, _ constraint: LinearConstraint, number: Int32
  ) -> HeldConstraint {
    var new = HeldConstraint(
      terms: constraint.terms, marker: -1, sign: 1, error: -1, constant: constraint.constant,
      priority: constraint.priority)
    switch (constraint.relation, constraint.priority) {
    case (.equal, nil):
      new.marker = makeSymbol(.dummy, owner: number)
    case (.equal, let priority?):
      new.marker = makeSymbol(.error, owner: number)
      new.sign = -1
      new.error = makeSymbol(.error, owner: number)
      row.add(new.error, times: 1)
      addToObjective(new.error, times: 1, priority)
      addToObjective(new.marker, times: 1, priority)
    case (let relation, let priority):
      new.marker = makeSymbol(.slack, owner: number)
      new.sign = Double(-relation.rawValue)
      if let priority {
        new.error = makeSymbol(.error, owner: number)
        row.add(new.error, times: -new.sign)
        addToObjective(new.error, times: 1, priority)
      }
    }
    row.add(new.marker, times: new.sign)
    return new
  }

  /// Takes `0 = row` into the tableau.
  private mutating func place(_ row: TableauRow, _ new: HeldConstraint) throws(LinearConflict) {
    var row = row
    if let unknown = row.firstLarge(where: isFree) {
      row.solve(for: unknown)
      express(unknown, by: row)
      return
    }
    row = flattened(row)
    if row.constant < 0 { row.scale(by: -1) }
    if let subject = subject(of: row, new) {
      row.solve(for: subject)
      substitute(subject, by: row)
      addRow(row, for: subject)
    } else if row.cells.allSatisfy({ kinds[Int($0.symbol)] == .dummy }) {
      // It says what other equations say, or the contrary.
      guard TableauRow.isZero(row.constant) else { throw conflict(in: row, of: new.marker) }
      row.solve(for: new.marker)
      addRow(row, for: new.marker)
    } else {
      try placeWithArtificial(row, new)
    }
  }

  /// The symbol that the row can be solved for without making anything negative.
  private func subject(of row: TableauRow, _ new: HeldConstraint) -> Int32? {
    for symbol in [new.marker, new.error] where symbol >= 0 && kinds[Int(symbol)] != .dummy {
      if row.coefficient(of: symbol) < 0 { return symbol }
    }
    return nil
  }

  /// Looks for a solution with a symbol that is by how much the row fails, and must become zero.
  private mutating func placeWithArtificial(_ row: TableauRow, _ new: HeldConstraint)
    throws(LinearConflict)
  {
    let artificial = makeSymbol(.slack, owner: -1)
    addRow(row, for: artificial)
    let failure = minimize(row)
    let index = Int(rowIndexes[Int(artificial)])
    if !TableauRow.isZero(failure.constant) {
      if index >= 0 { removeRow(at: index) }
      free(artificial)
      throw conflict(in: failure, of: new.marker)
    }
    if index >= 0 {
      if let symbol = rows[index].firstLarge(where: { kinds[Int($0)] != .dummy }) {
        pivot(at: index, entering: symbol)
      } else {
        var row = removeRow(at: index)
        if !row.cells.isEmpty {
          let dummy = row.cells[0].symbol
          row.solve(for: dummy)
          addRow(row, for: dummy)
        }
      }
    }
    for index in rows(with: artificial) { _ = rows[index].remove(artificial) }
    for index in levels.indices { _ = levels[index].row.remove(artificial) }
    free(artificial)
  }

  /// The constraints that own `basic` and the symbols in `row`.
  func conflict(in row: TableauRow, of basic: Int32) -> LinearConflict {
    let numbers = Set(row.cells.map { owners[Int($0.symbol)] } + [owners[Int(basic)]])
    return LinearConflict(
      keys: numbers.filter { $0 >= 0 }.sorted().map { LinearConstraintKey(number: Int($0)) })
  }
}
