// SPDX-License-Identifier: Apache-2.0

extension LinearSystem {
  /// Makes the errors as small as possible, one priority after the other.
  ///
  /// No restricted symbol is negative before or after.
  mutating func optimize() {
    for level in levels.indices {
      while let entering = entering(level), let leaving = leaving(for: entering) {
        pivot(at: leaving, entering: entering)
      }
    }
  }

  /// Makes `objective` as small as possible and answers it in terms of what is not basic then.
  mutating func minimize(_ objective: TableauRow) -> TableauRow {
    // A level above all others: it is not pulled back while it is made small.
    levels.insert(ObjectiveLevel(priority: .infinity, row: objective), at: 0)
    while let entering = entering(0), let leaving = leaving(for: entering) {
      pivot(at: leaving, entering: entering)
    }
    return levels.removeFirst().row
  }

  /// A symbol that makes the objective at `level` smaller when it grows, and leaves those above as
  /// they are; always the first, so that no solution is visited twice.
  func entering(_ level: Int) -> Int32? {
    levels.withUnsafeBufferPointer { levels in
      for cell in levels[level].row.cells
      where cell.coefficient < -TableauRow.epsilon && kinds[Int(cell.symbol)] != .dummy {
        var above = 0
        while above < level, TableauRow.isZero(levels[above].row.coefficient(of: cell.symbol)) {
          above += 1
        }
        if above == level { return cell.symbol }
      }
      return nil
    }
  }

  /// The row whose symbol reaches zero first when `entering` grows.
  func leaving(for entering: Int32) -> Int? {
    rows.withUnsafeBufferPointer { rows in
      var best: (index: Int, ratio: Double)?
      for index in rows.indices where kinds[Int(basics[index])].isRestricted {
        let coefficient = rows[index].coefficient(of: entering)
        guard coefficient < -TableauRow.epsilon else { continue }
        let ratio = -rows[index].constant / coefficient
        if let found = best {
          if ratio > found.ratio { continue }
          if ratio == found.ratio && basics[index] > basics[found.index] { continue }
        }
        best = (index, ratio)
      }
      return best?.index
    }
  }

  // MARK: After other constants

  /// Makes restricted symbols that became negative not negative again, at the least cost.
  mutating func restore() throws(LinearConflict) {
    while let index = firstInfeasible() {
      let basic = basics[index]
      guard kinds[Int(basic)] != .dummy, let entering = cheapest(in: rows[index]) else {
        throw conflict(in: rows[index], of: basic)
      }
      pivot(at: index, entering: entering)
    }
  }

  private func firstInfeasible() -> Int? {
    var best: Int?
    for index in rows.indices {
      let (kind, constant) = (kinds[Int(basics[index])], rows[index].constant)
      guard
        constant < -TableauRow.epsilon && kind.isRestricted
          || constant > TableauRow.epsilon && kind == .dummy
      else { continue }
      if let found = best, basics[index] > basics[found] { continue }
      best = index
    }
    return best
  }

  /// The symbol that makes the row grow at the least cost.
  private func cheapest(in row: TableauRow) -> Int32? {
    var best: TableauRow.Cell?
    for cell in row.cells
    where cell.coefficient > TableauRow.epsilon && kinds[Int(cell.symbol)] != .dummy {
      guard let found = best else {
        best = cell
        continue
      }
      if isCheaper(cell, than: found) { best = cell }
    }
    return best?.symbol
  }

  private func isCheaper(_ cell: TableauRow.Cell, than other: TableauRow.Cell) -> Bool {
    for level in levels {
      let cost = level.row.coefficient(of: cell.symbol) / cell.coefficient
      let otherCost = level.row.coefficient(of: other.symbol) / other.coefficient
      if !TableauRow.isZero(cost - otherCost) { return cost < otherCost }
    }
    return false
  }
}
