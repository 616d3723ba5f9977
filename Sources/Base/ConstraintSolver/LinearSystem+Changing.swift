// SPDX-License-Identifier: Apache-2.0

extension LinearSystem {
  /// Changes the constant of a constraint; takes effect with ``solve()``.
  ///
  /// - Complexity: O(rows · log cells)
  package mutating func change(_ key: LinearConstraintKey, constant: Double) {
    guard let old = held[key.number], old.constant != constant else { return }
    solution = []
    let difference = (constant - old.constant) * old.sign
    held[key.number]?.constant = constant
    let own = Int(rowIndexes[Int(old.marker)])
    // In a large system, rows of unknowns mention the marker even when it is basic.
    if own < 0 || isLarge {
      for index in rows.indices {
        let factor = rows[index].coefficient(of: old.marker)
        if factor == 0 { continue }
        rows[index].constant += factor * difference
        suspectIfNegative(index)
      }
    }
    if own >= 0 {
      rows[own].constant -= difference
      return suspectIfNegative(own)
    }
    for index in levels.indices {
      let factor = levels[index].row.coefficient(of: old.marker)
      if factor != 0 { levels[index].row.constant += factor * difference }
    }
  }

  /// Solves the system after constants were changed.
  ///
  /// - Throws: ``LinearConflict`` if required constraints cannot be satisfied any more. After that, the
  ///   system can only be used to remove constraints of the conflict and solve again.
  package mutating func solve() throws(LinearConflict) {
    solution = []
    try restore()
    if areObjectivesWorn { renewObjectives() }
    optimize()
    if isLarge { evaluate() }
  }

  /// Removes a constraint; ``solve()`` updates the solution of the others.
  ///
  /// - Complexity: O(rows · cells)
  package mutating func remove(_ key: LinearConstraintKey) {
    guard let old = held[key.number] else { return }
    solution = []
    isOptimal = false
    if let priority = old.priority {
      if kinds[Int(old.marker)] == .error { addToObjective(old.marker, times: -1, priority) }
      addToObjective(old.error, times: -1, priority)
    }
    var isUnanchored = false
    if !isBasic(old.marker) {
      if let leaving = leaving(forRemoving: old.marker) {
        pivot(at: leaving, entering: old.marker)
      } else if isLarge, let leaving = unknown(behind: old.marker) {
        rows[leaving] = flattened(rows[leaving])
        marks[Int(basics[leaving])].insert(.mentioned)
        pivot(at: leaving, entering: old.marker)
        isUnanchored = true
      }
    }
    discard(key.number)
    if isUnanchored { anchor() }
  }

  /// Returns the row to solve for the marker of a removed constraint.
  ///
  /// The row of an equation is preferred, then a row whose pivot keeps the other symbols from becoming
  /// negative, then the row of an unknown, which may have any value.
  private func leaving(forRemoving marker: Int32) -> Int? {
    var best: (index: Int, rank: Int, ratio: Double)?
    forEachRow(with: marker) { index, coefficient in
      let rank =
        switch kinds[Int(basics[index])] {
        case .dummy: 0
        case .external: 3
        default: coefficient < 0 ? 1 : 2
        }
      let ratio = rank == 3 ? 0 : abs(rows[index].constant / coefficient)
      if let found = best, (found.rank, found.ratio) <= (rank, ratio) { return }
      best = (index, rank, ratio)
    }
    return best?.index
  }

  /// Returns the first row of an unknown that depends on `marker`.
  private func unknown(behind marker: Int32) -> Int? {
    rows.indices.first {
      isExpressed(basics[$0]) && flattened(rows[$0]).coefficient(of: marker) != 0
    }
  }

  /// Removes the symbols of a constraint when no row of a basic symbol depends on them any more.
  mutating func discard(_ number: Int) {
    guard let old = held[number] else { return }
    held[number] = nil
    freeNumbers.append(number)
    for symbol in [old.marker, old.error] where symbol >= 0 {
      let index = Int(rowIndexes[Int(symbol)])
      if index >= 0 {
        replaceInUnknowns(symbol)
        removeRow(at: index)
      }
      for index in rows.indices { _ = rows[index].remove(symbol) }
      for index in levels.indices { _ = levels[index].row.remove(symbol) }
      free(symbol)
    }
  }
}
