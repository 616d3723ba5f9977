// SPDX-License-Identifier: Apache-2.0

extension LinearSystem {
  /// Gives a constraint another constant; ``solve()`` makes it count.
  /// - Complexity: O(rows · log cells)
  package mutating func change(_ key: LinearConstraintKey, constant: Double) {
    guard let old = held[key.number], old.constant != constant else { return }
    let difference = (constant - old.constant) * old.sign
    held[key.number]?.constant = constant
    let index = Int(rowIndexes[Int(old.marker)])
    if index >= 0 {
      rows[index].constant -= difference
      return
    }
    for index in rows.indices {
      let factor = rows[index].coefficient(of: old.marker)
      if factor != 0 { rows[index].constant += factor * difference }
    }
    for index in levels.indices {
      let factor = levels[index].row.coefficient(of: old.marker)
      if factor != 0 { levels[index].row.constant += factor * difference }
    }
  }

  /// Solves after constants were changed.
  /// - Throws: ``LinearConflict`` when what must hold can't any more. The system is then good for
  ///   nothing but removing constraints of the conflict and solving again.
  package mutating func solve() throws(LinearConflict) {
    try restore()
    optimize()
  }

  /// Removes a constraint; ``solve()`` gives the others what it held back.
  /// - Complexity: O(rows · cells)
  package mutating func remove(_ key: LinearConstraintKey) {
    guard let old = held[key.number] else { return }
    if let priority = old.priority {
      if kinds[Int(old.marker)] == .error { addToObjective(old.marker, times: -1, priority) }
      addToObjective(old.error, times: -1, priority)
    }
    if !isBasic(old.marker), let leaving = leaving(forRemoving: old.marker) {
      pivot(at: leaving, entering: old.marker)
    }
    let index = Int(rowIndexes[Int(old.marker)])
    if index >= 0 { removeRow(at: index) }
    forget(key.number)
  }

  /// The row to solve for the marker of a constraint that is removed: an equation that says the
  /// same, else one that keeps the others from becoming negative, else one whose symbol may have
  /// any value.
  private func leaving(forRemoving marker: Int32) -> Int? {
    var best: (index: Int, rank: Int, ratio: Double)?
    for index in rows.indices {
      let coefficient = rows[index].coefficient(of: marker)
      if coefficient == 0 { continue }
      let rank =
        switch kinds[Int(basics[index])] {
        case .dummy: 0
        case .external: 3
        default: coefficient < 0 ? 1 : 2
        }
      let ratio = rank == 3 ? 0 : abs(rows[index].constant / coefficient)
      if let found = best, (found.rank, found.ratio) <= (rank, ratio) { continue }
      best = (index, rank, ratio)
    }
    return best?.index
  }

  /// Forgets the symbols of a constraint that no row mentions any more.
  mutating func forget(_ number: Int) {
    guard let old = held[number] else { return }
    held[number] = nil
    freeNumbers.append(number)
    for symbol in [old.marker, old.error] where symbol >= 0 {
      let index = Int(rowIndexes[Int(symbol)])
      if index >= 0 { removeRow(at: index) }
      for index in rows.indices { _ = rows[index].remove(symbol) }
      for index in levels.indices { _ = levels[index].row.remove(symbol) }
      free(symbol)
    }
  }
}
