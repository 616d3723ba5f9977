// SPDX-License-Identifier: Apache-2.0

extension LinearSystem {
  /// Returns whether the current value of the unknown is the only one that satisfies the constraints equally
  /// well.
  ///
  /// - Complexity: O(cells · priorities) if the row of the unknown determines it, plus the cost of flattening
  ///   the row in a large system; otherwise that of moving it as far as possible.
  package func isDetermined(_ variable: LinearVariable) -> Bool {
    let index = Int(rowIndexes[Int(variable.symbol)])
    guard index >= 0 else { return false }
    let row = isLarge ? flattened(rows[index]) : rows[index]
    let isFixed = row.cells.allSatisfy { cell in
      kinds[Int(cell.symbol)] == .dummy || isCostly(cell.symbol)
    }
    return isFixed || !canShrink(row, times: 1) && !canShrink(row, times: -1)
  }

  /// Returns whether an objective grows when `symbol` does.
  private func isCostly(_ symbol: Int32) -> Bool {
    levels.contains { $0.row.coefficient(of: symbol) > TableauRow.epsilon }
  }

  /// Returns whether `row`, multiplied by `factor`, can decrease without increasing an error.
  ///
  /// The limit of a symbol may be zero already, so that the row alone is not sufficient: it is minimized in a
  /// copy of the system, below all other objectives.
  private func canShrink(_ row: TableauRow, times factor: Double) -> Bool {
    // An unknown that no equation mentions is free to take any value.
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
