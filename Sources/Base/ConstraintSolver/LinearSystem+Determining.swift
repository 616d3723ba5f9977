// SPDX-License-Identifier: Apache-2.0

extension LinearSystem {
  /// Whether only one value of the unknown satisfies the constraints as well as they are satisfied.
  /// - Complexity: O(rows) when the row of the unknown tells it; else that of moving it as far as it goes.
  package func isDetermined(_ variable: LinearVariable) -> Bool {
    let index = Int(rowIndexes[Int(variable.symbol)])
    guard index >= 0 else { return false }
    let row = isLarge ? flattened(rows[index]) : rows[index]
    let isFixed = row.cells.allSatisfy { cell in
      kinds[Int(cell.symbol)] == .dummy || isCostly(cell.symbol)
    }
    return isFixed || !canShrink(row, times: 1) && !canShrink(row, times: -1)
  }

  /// Whether some objective grows when `symbol` does.
  private func isCostly(_ symbol: Int32) -> Bool {
    levels.contains { $0.row.coefficient(of: symbol) > TableauRow.epsilon }
  }

  /// Whether `row`, so many times, can be smaller with no error larger.
  ///
  /// What stands in the way of a symbol may be zero already, so that a row alone does not tell: it is made
  /// smaller in a copy of the system, below all other objectives.
  private func canShrink(_ row: TableauRow, times factor: Double) -> Bool {
    // An unknown that no equation speaks of goes wherever it likes.
    if row.cells.contains(where: { kinds[Int($0.symbol)] == .external }) { return true }
    var goal = TableauRow()
    goal.add(row, times: factor)
    let least = goal.constant - TableauRow.epsilon
    var tried = self
    let level = levels.count
    tried.levels.append(ObjectiveLevel(priority: -.infinity, row: goal))
    while let entering = tried.entering(level), tried.pivots - pivots < bound {
      guard let leaving = tried.leaving(for: entering) else { return true }
      tried.pivot(at: leaving, entering: entering)
      if tried.levels[level].row.constant < least { return true }
    }
    return false
  }
}
