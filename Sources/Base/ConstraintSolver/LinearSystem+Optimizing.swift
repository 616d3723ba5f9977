// SPDX-License-Identifier: Apache-2.0

extension LinearSystem {
  /// Minimizes the errors, one priority after the other.
  ///
  /// No restricted symbol is negative before or after.
  mutating func optimize() {
    isOptimal = true
    for level in levels.indices { lower(level) }
  }

  /// Minimizes the objective at `level`, as far as the bound of pivots permits.
  private mutating func lower(_ level: Int) {
    var count = 0
    while count < bound, let entering = entering(level, isSteepest: isSteepest(count)),
      let leaving = leaving(for: entering)
    {
      pivot(at: leaving, entering: entering)
      count += 1
      renewIfWorn()
    }
  }

  /// The maximal number of pivots of one step, which usually needs fewer than there are rows.
  var bound: Int { 200 + 8 * rows.count }

  /// Returns whether the symbol with the greatest effect enters, which needs fewer pivots.
  ///
  /// The first symbol enters at the beginning, and again after half of the maximal number of pivots, because
  /// that visits no solution twice.
  private func isSteepest(_ count: Int) -> Bool { count >= 8 && count < bound / 2 }

  /// Returns a symbol that decreases the objective at `level` when it grows, without changing the objectives
  /// above.
  ///
  /// The result is the first such symbol or, if `isSteepest` is `true`, the one with the greatest effect.
  func entering(_ level: Int, isSteepest: Bool = false) -> Int32? {
    levels.withUnsafeBufferPointer { levels in
      var best: TableauRow.Cell?
      for cell in levels[level].row.cells
      where cell.coefficient < (best?.coefficient ?? -TableauRow.epsilon)
        && kinds[Int(cell.symbol)] != .dummy
      {
        var above = 0
        while above < level, TableauRow.isZero(levels[above].row.coefficient(of: cell.symbol)) {
          above += 1
        }
        guard above == level else { continue }
        guard isSteepest else { return cell.symbol }
        best = cell
      }
      return best?.symbol
    }
  }

  /// Returns the row whose symbol reaches zero first when `entering` grows.
  ///
  /// Among rows whose symbols reach zero together, apart from rounding, it is the one with the greatest
  /// coefficient, because dividing by a small one would magnify rounding errors. Among equal ones, it is that
  /// of the lowest symbol.
  func leaving(for entering: Int32) -> Int? {
    var limit = Double.infinity
    var candidates: ContiguousArray<(index: Int, coefficient: Double)> = []
    forEachRow(with: entering) { index, coefficient in
      guard coefficient < 0, kinds[Int(basics[index])].isRestricted,
        rows[index].isPivot(-coefficient)
      else { return }
      candidates.append((index, -coefficient))
      limit = min(limit, (max(0, rows[index].constant) + TableauRow.epsilon) / -coefficient)
    }
    var best: (index: Int, coefficient: Double)?
    for (index, coefficient) in candidates where rows[index].constant <= limit * coefficient {
      if let best {
        if coefficient < best.coefficient * (1 - TableauRow.epsilon) { continue }
        let isEqual = coefficient <= best.coefficient * (1 + TableauRow.epsilon)
        if isEqual, basics[index] > basics[best.index] { continue }
      }
      best = (index, coefficient)
    }
    return best?.index
  }

  // MARK: Changed constants

  /// Makes negative restricted symbols nonnegative again, at minimal cost.
  mutating func restore() throws(LinearConflict) {
    var count = 0
    // Choosing the first symbols (Bland's rule) never visits a solution twice.
    while let index = infeasible(isFirst: count >= bound / 2) {
      let basic = basics[index]
      guard count < bound, kinds[Int(basic)] != .dummy,
        let entering = cheapest(in: rows[index], isFirst: count >= bound / 2)
      else {
        throw conflict(in: rows[index], of: basic)
      }
      pivot(at: index, entering: entering)
      count += 1
      renewIfWorn()
    }
  }

  /// Returns the index of a row whose symbol has an infeasible value; `nil` if there is none.
  ///
  /// The row is that of the lowest symbol if `isFirst` is `true`, otherwise the one with the value farthest
  /// from zero in relation to its coefficients.
  private mutating func infeasible(isFirst: Bool) -> Int? {
    if suspects.isEmpty { return nil }
    var best: (index: Int, distance: Double)?
    var all: ContiguousArray<Int32> = []
    swap(&all, &suspects)
    all.removeAll { symbol in
      let index = Int(rowIndexes[Int(symbol)])
      guard index >= 0, isInfeasible(index) else {
        marks[Int(symbol)].remove(.suspect)
        return true
      }
      if isFirst, let best, symbol > basics[best.index] { return false }
      let distance = rows[index].constant * rows[index].constant / rows[index].squares
      if !isFirst, let best, distance <= best.distance { return false }
      best = (index, distance)
      return false
    }
    suspects = all
    return best?.index
  }

  /// Returns the symbol that makes the row grow at minimal cost.
  ///
  /// Among equal ones it is the first, or one with a far greater coefficient, which causes smaller rounding
  /// errors.
  func cheapest(in row: TableauRow, isFirst: Bool = false) -> Int32? {
    var best: TableauRow.Cell?
    for cell in row.cells
    where row.isPivot(cell.coefficient) && kinds[Int(cell.symbol)] != .dummy {
      guard let found = best else {
        best = cell
        continue
      }
      if isCheaper(cell, than: found, isFirst: isFirst) { best = cell }
    }
    return best?.symbol
  }

  private func isCheaper(
    _ cell: TableauRow.Cell, than other: TableauRow.Cell, isFirst: Bool
  ) -> Bool {
    for level in levels {
      let cost = level.row.coefficient(of: cell.symbol) / cell.coefficient
      let otherCost = level.row.coefficient(of: other.symbol) / other.coefficient
      if !TableauRow.isZero(cost - otherCost) { return cost < otherCost }
    }
    return !isFirst && cell.coefficient > 2 * other.coefficient
  }
}
