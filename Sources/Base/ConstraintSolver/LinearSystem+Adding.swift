// SPDX-License-Identifier: Apache-2.0

extension LinearSystem {
  /// Adds a constraint, solves the system, and returns the key of the constraint.
  ///
  /// - Throws: ``LinearConflict`` if a required constraint cannot be satisfied, or if solving exceeds the
  ///   bound of pivots; then the constraints of the system are unchanged.
  /// - Complexity: O(rows · cells) for each pivot; few pivots are usually sufficient.
  package mutating func add(_ constraint: LinearConstraint) throws(LinearConflict)
    -> LinearConstraintKey
  {
    solution = []
    indexIfLarge()
    let number = freeNumbers.popLast() ?? held.count
    if number == held.count { held.append(nil) }
    let key = LinearConstraintKey(number: number)
    var row = expression(of: constraint.terms, plus: constraint.constant)
    let new = mark(&row, constraint, number: Int32(number))
    held[number] = new
    let before = pivots
    do throws(LinearConflict) {
      try place(row, new)
      try restore()
    } catch {
      // A conflict between other constraints, whose constants changed, is thrown by `solve()`.
      if error.keys.contains(key) || pivots - before > bound {
        remove(key)
        try? restore()
        if !isOptimal { optimize() }
        throw LinearConflict(keys: error.keys.filter { $0 != key })
      }
    }
    if !isOptimal { optimize() }
    return key
  }

  /// Turns the relation into an equation with symbols of the constraint, and returns the stored constraint.
  private mutating func mark(
    _ row: inout TableauRow, _ constraint: LinearConstraint, number: Int32
  ) -> StoredConstraint {
    var new = StoredConstraint(
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

  /// Adds `0 = row` to the tableau with minimal errors; restricted symbols may become negative.
  private mutating func place(_ row: TableauRow, _ new: StoredConstraint) throws(LinearConflict) {
    var row = row
    if let unknown = row.firstLarge(where: { isFree($0) }) {
      row.solve(for: unknown)
      express(unknown, by: row)
      return
    }
    if isLarge { row = flattened(row) }
    let isInequality = kinds[Int(new.marker)] == .slack
    if isInequality ? row.coefficient(of: new.marker) > 0 : row.constant > 0 { row.scale(by: -1) }
    // The marker of an inequality that already holds is its distance from equality.
    if !isInequality || row.constant < -TableauRow.epsilon {
      var entering = cheapest(in: row)
      if entering == nil, TableauRow.isZero(row.constant) {
        row.scale(by: -1)
        entering = cheapest(in: row)
      }
      if let entering {
        pivots += 1
        return enter(entering, by: row)
      }
      guard TableauRow.isZero(row.constant) else { throw conflict(in: row, of: new.marker) }
    }
    row.solve(for: new.marker)
    addRow(row, for: new.marker)
  }

  /// Returns the conflict of the constraints that own `basic` and the symbols in `row`.
  func conflict(in row: TableauRow, of basic: Int32) -> LinearConflict {
    let numbers = Set(row.cells.map { owners[Int($0.symbol)] } + [owners[Int(basic)]])
    return LinearConflict(
      keys: numbers.filter { $0 >= 0 }.sorted().map { LinearConstraintKey(number: Int($0)) })
  }
}
