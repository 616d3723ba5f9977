// SPDX-License-Identifier: Apache-2.0

extension LinearSystem {
  /// Makes the errors as small as possible, one priority after the other.
  ///
  /// No restricted symbol is negative before or after.
  mutating func optimize() {
    var isLeast = true
    for level in levels.indices where !lower(level) {
      isLeast = false
    }
    guard isLeast else { return }
    for symbol in touched { isTouched[Int(symbol)] = false }
    touched.removeAll(keepingCapacity: true)
  }

  /// Makes `objective` as small as possible and answers it in terms of what is not basic then.
  mutating func minimize(_ objective: TableauRow) -> TableauRow {
    // A level above all others: it is not pulled back while it is made small.
    levels.insert(ObjectiveLevel(priority: .infinity, row: objective), at: 0)
    touch(objective)
    lower(0)
    return levels.removeFirst().row
  }

  /// Makes the objective at `level` as small as possible, or as small as the bound of pivots lets it.
  ///
  /// - Returns: Whether no symbol makes it smaller.
  @discardableResult
  private mutating func lower(_ level: Int) -> Bool {
    var count = 0
    while count < bound {
      guard let entering = entering(level, isSteepest: isSteepest(count)) else { return true }
      guard let leaving = leaving(for: entering) else { return false }
      pivot(at: leaving, entering: entering)
      count += 1
      // What is added just now is in no constraint yet.
      if levels[level].priority < .infinity { renewIfWorn() }
    }
    return false
  }

  /// The greatest number of pivots of one step; usually it needs fewer than there are rows.
  var bound: Int { 200 + 8 * rows.count }

  /// Whether the symbol with the greatest effect enters, which needs fewer pivots.
  ///
  /// The first symbol enters at the beginning, and again when `count` pivots led nowhere: that visits
  /// no solution twice.
  private func isSteepest(_ count: Int) -> Bool { count >= 8 && count < bound / 2 }

  /// A symbol that makes the objective at `level` smaller when it grows, and leaves those above as
  /// they are: the first, or the one with the greatest effect.
  func entering(_ level: Int, isSteepest: Bool = false) -> Int32? {
    levels.withUnsafeBufferPointer { levels in
      let row = levels[level].row
      var best: TableauRow.Cell?
      func consider(_ cell: TableauRow.Cell) {
        guard cell.coefficient < -TableauRow.epsilon, kinds[Int(cell.symbol)] != .dummy else {
          return
        }
        if let best {
          let isBetter =
            isSteepest && cell.coefficient != best.coefficient
            ? cell.coefficient < best.coefficient : cell.symbol < best.symbol
          guard isBetter else { return }
        }
        for above in levels[..<level]
        where !TableauRow.isZero(above.row.coefficient(of: cell.symbol)) { return }
        best = cell
      }
      // A binary search for each, or a look at all.
      if touched.count * 16 < row.cells.count {
        for symbol in touched {
          consider(TableauRow.Cell(symbol: symbol, coefficient: row.coefficient(of: symbol)))
        }
      } else {
        for cell in row.cells where isSteepest || best == nil { consider(cell) }
      }
      return best?.symbol
    }
  }

  /// The row whose symbol reaches zero first when `entering` grows.
  ///
  /// Of rows whose symbols reach zero together but for rounding, the one with the greatest
  /// coefficient: dividing by a small one would magnify rounding. Of equal ones, that of the lowest
  /// symbol.
  func leaving(for entering: Int32) -> Int? {
    let candidates = self.rows(with: entering)
    return rows.withUnsafeBufferPointer { rows in
      var limit = Double.infinity
      for index in candidates where kinds[Int(basics[index])].isRestricted {
        let coefficient = -rows[index].coefficient(of: entering)
        guard rows[index].isPivot(coefficient) else { continue }
        limit = min(limit, (max(0, rows[index].constant) + TableauRow.epsilon) / coefficient)
      }
      var best: (index: Int, coefficient: Double)?
      for index in candidates where kinds[Int(basics[index])].isRestricted {
        let coefficient = -rows[index].coefficient(of: entering)
        guard rows[index].isPivot(coefficient), rows[index].constant <= limit * coefficient
        else { continue }
        if let best {
          if coefficient < best.coefficient * (1 - TableauRow.epsilon) { continue }
          let isEqual = coefficient <= best.coefficient * (1 + TableauRow.epsilon)
          if isEqual, basics[index] > basics[best.index] { continue }
        }
        best = (index, coefficient)
      }
      return best?.index
    }
  }

  // MARK: After other constants

  /// Makes restricted symbols that became negative not negative again, at the least cost.
  mutating func restore() throws(LinearConflict) {
    let end = pivots + bound
    while let index = firstInfeasible() {
      let basic = basics[index]
      guard pivots < end, kinds[Int(basic)] != .dummy, let entering = cheapest(in: rows[index])
      else {
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
