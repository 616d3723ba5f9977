// SPDX-License-Identifier: Apache-2.0

/// Expressions of unknowns by other symbols.
///
/// The rows of unknowns determine no pivot: they are only read. Therefore they may contain basic symbols, and
/// a pivot does not change them; a chain of *n* views costs *n* short rows instead of *n* rows of up to *n*
/// cells. Rows of other symbols contain only symbols that are not basic.
///
/// An unknown is *anchored* if its row leads to no unknown without a row. Rows contain anchored unknowns
/// themselves, and for others the contents of their rows: so a row contains each unknown for which it can be
/// solved.
extension LinearSystem {
  /// Returns whether `symbol` is an unknown that has a row.
  func isExpressed(_ symbol: Int32) -> Bool { isBasic(symbol) && kinds[Int(symbol)] == .external }

  /// Returns whether `symbol` is an unknown without a row.
  func isFree(_ symbol: Int32) -> Bool { !isBasic(symbol) && kinds[Int(symbol)] == .external }

  /// Returns the sum of the terms, with unknowns that are not anchored replaced by their rows.
  func expression(of terms: [LinearTerm], plus constant: Double) -> TableauRow {
    var row = TableauRow(constant: constant)
    for term in terms where term.coefficient != 0 {
      let symbol = term.variable.symbol
      let index = Int(rowIndexes[Int(symbol)])
      if index >= 0, !isLarge || !marks[Int(symbol)].contains(.anchored) {
        row.add(rows[index], times: term.coefficient)
      } else {
        row.add(symbol, times: term.coefficient)
      }
    }
    return row
  }

  /// Returns `row` in terms of symbols that are not basic.
  ///
  /// - Complexity: O(c · log c) for the c cells of all rows that `row` leads to.
  func flattened(_ row: TableauRow) -> TableauRow {
    var flat = TableauRow(constant: row.constant)
    var factors: [Int32: Double] = [:]
    var others: ContiguousArray<TableauRow.Cell> = []
    func add(_ cells: ContiguousArray<TableauRow.Cell>, times factor: Double) {
      for cell in cells {
        if isExpressed(cell.symbol) {
          factors[cell.symbol, default: 0] += cell.coefficient * factor
        } else {
          others.append(
            TableauRow.Cell(symbol: cell.symbol, coefficient: cell.coefficient * factor))
        }
      }
    }
    let unknowns = unknowns(behind: row)
    add(row.cells, times: 1)
    for unknown in unknowns.reversed() {
      // All rows that mention it have already been added.
      guard let factor = factors[unknown], factor != 0 else { continue }
      let own = rows[Int(rowIndexes[Int(unknown)])]
      flat.addConstant(own.constant * factor)
      add(own.cells, times: factor)
    }
    let basic = TableauRow.summed(others)
    others.removeAll(keepingCapacity: true)
    for cell in basic {
      let index = Int(rowIndexes[Int(cell.symbol)])
      guard index >= 0 else {
        others.append(cell)
        continue
      }
      flat.addConstant(rows[index].constant * cell.coefficient)
      for part in rows[index].cells {
        others.append(
          TableauRow.Cell(
            symbol: part.symbol, coefficient: part.coefficient * cell.coefficient))
      }
    }
    flat.cells = TableauRow.summed(others)
    return flat
  }

  /// Returns the unknowns with rows that `row` leads to, each after those that its own row leads to.
  func unknowns(behind row: TableauRow) -> [Int32] {
    var found: [Int32] = []
    var seen: Set<Int32> = []
    // Iterative, not recursive: chains can be long.
    var open = row.cells.filter { isExpressed($0.symbol) }.map {
      (symbol: $0.symbol, isDone: false)
    }
    while let (symbol, isDone) = open.popLast() {
      if isDone {
        found.append(symbol)
        continue
      }
      guard seen.insert(symbol).inserted else { continue }
      open.append((symbol, true))
      for cell in rows[Int(rowIndexes[Int(symbol)])].cells
      where isExpressed(cell.symbol) && !seen.contains(cell.symbol) {
        open.append((cell.symbol, false))
      }
    }
    return found
  }

  /// Assigns a row to the free unknown `symbol`.
  mutating func express(_ symbol: Int32, by row: TableauRow) {
    guard isLarge else {
      substitute(symbol, by: row)
      return addRow(row, for: symbol)
    }
    // No row mentions a new unknown.
    if marks[Int(symbol)].contains(.mentioned) { replace(symbol, by: row) }
    addRow(row, for: symbol)
    mention(row)
    mark(symbol, by: row)
  }

  private mutating func replace(_ symbol: Int32, by row: TableauRow) {
    for index in rows.indices where isExpressed(basics[index]) {
      guard rows[index].substitute(symbol, by: row) else { continue }
      mark(basics[index], by: rows[index])
    }
    substitute(symbol, by: flattened(row))
  }

  /// Records whether the row of `unknown` leads to no unknown without a row.
  private mutating func mark(_ unknown: Int32, by row: TableauRow) {
    if row.cells.contains(where: { isFree($0.symbol) }) {
      marks[Int(unknown)].remove(.anchored)
    } else {
      marks[Int(unknown)].insert(.anchored)
    }
  }

  mutating func mention(_ row: TableauRow) {
    for cell in row.cells where kinds[Int(cell.symbol)] == .external {
      marks[Int(cell.symbol)].insert(.mentioned)
    }
  }

  /// Computes the values of all unknowns, each from those that its row leads to.
  mutating func evaluate() {
    solution = rows.map { $0.constant }
    var isOpen = [Bool](repeating: false, count: rows.count)
    var isKnown = basics.map { kinds[Int($0)] != .external }
    // Iterative, not recursive: chains can be long.
    var open: [Int] = []
    for start in rows.indices where !isKnown[start] {
      open.append(start)
      while let index = open.last {
        if isKnown[index] || isOpen[index] {
          open.removeLast()
          if !isKnown[index] { solution[index] = sum(of: rows[index]) }
          isKnown[index] = true
          continue
        }
        isOpen[index] = true
        for cell in rows[index].cells {
          let other = Int(rowIndexes[Int(cell.symbol)])
          if other >= 0, !isKnown[other] { open.append(other) }
        }
      }
    }
  }

  /// Returns the value of `row` in the solution.
  private func sum(of row: TableauRow) -> Double {
    var value = TableauRow(constant: row.constant)
    for cell in row.cells {
      let index = Int(rowIndexes[Int(cell.symbol)])
      if index >= 0 { value.addConstant(solution[index] * cell.coefficient) }
    }
    return value.constant
  }

  /// Substitutes the row of a basic symbol that is about to be removed, in the rows of unknowns.
  mutating func replaceInUnknowns(_ symbol: Int32) {
    let index = Int(rowIndexes[Int(symbol)])
    guard isLarge, index >= 0 else { return }
    let row = rows[index]
    for other in rows.indices where other != index && isExpressed(basics[other]) {
      if rows[other].substitute(symbol, by: row) { mention(row) }
    }
  }

  /// Recomputes which unknowns are anchored after one lost its row.
  mutating func anchor() {
    for unknown in unknowns(behind: allUnknowns) {
      let index = Int(rowIndexes[Int(unknown)])
      var row = rows[index]
      for cell in rows[index].cells
      where isExpressed(cell.symbol) && !marks[Int(cell.symbol)].contains(.anchored) {
        row.substitute(cell.symbol, by: rows[Int(rowIndexes[Int(cell.symbol)])])
      }
      mark(unknown, by: row)
      mention(row)
      rows[index] = row
    }
  }

  /// The sum of all unknowns that have rows.
  private var allUnknowns: TableauRow {
    var all = TableauRow()
    for symbol in rowIndexes.indices where isExpressed(Int32(symbol)) {
      all.cells.append(TableauRow.Cell(symbol: Int32(symbol), coefficient: 1))
    }
    return all
  }
}
