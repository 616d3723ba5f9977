// SPDX-License-Identifier: Apache-2.0

/// The columns of the tableau: the rows that contain a symbol.
///
/// A small system is searched row by row, and none of its rows contains a basic symbol. A large one has an
/// index, so that the cost of a pivot is proportional to its changes, regardless of the number of rows; and
/// rows of unknowns are not changed by pivots.
extension LinearSystem {
  /// Calls `body` with the index and the coefficient of each row that contains `symbol`.
  ///
  /// In a large system, the rows of unknowns are not included.
  @inline(__always)
  func forEachRow(with symbol: Int32, _ body: (_ index: Int, _ coefficient: Double) -> Void) {
    if isLarge {
      for index in rowsOfColumn(symbol) { body(index, rows[index].coefficient(of: symbol)) }
      return
    }
    for index in rows.indices {
      let coefficient = rows[index].coefficient(of: symbol)
      if coefficient != 0 { body(index, coefficient) }
    }
  }

  /// Returns the indexes of the rows in the column of `symbol`, in order.
  func rowsOfColumn(_ symbol: Int32) -> ContiguousArray<Int> {
    var found: ContiguousArray<Int> = []
    for basic in columns[Int(symbol)] {
      let index = Int(rowIndexes[Int(basic)])
      if index >= 0, kinds[Int(basic)] != .external, rows[index].coefficient(of: symbol) != 0 {
        found.append(index)
      }
    }
    found.sort()
    // A row that lost the symbol and regained it is listed twice.
    var last = -1
    found.removeAll { index in
      defer { last = index }
      return index == last
    }
    return found
  }

  /// Records that the row of `basic` contains `symbol`.
  private mutating func enter(_ symbol: Int32, _ basic: Int32) {
    columns[Int(symbol)].append(basic)
    if columns[Int(symbol)].count > 2 * rows.count + 16 {
      columns[Int(symbol)] = ContiguousArray(rowsOfColumn(symbol).map { basics[$0] })
    }
  }

  /// Records the symbols of an added row.
  mutating func enterRow(at index: Int) {
    let basic = basics[index]
    if kinds[Int(basic)] == .external { return }
    for cell in rows[index].cells { enter(cell.symbol, basic) }
  }

  /// Switches to the large representation if the system has many rows.
  mutating func indexIfLarge() {
    guard !isLarge, rows.count > largeSize else { return }
    isLarge = true
    columns = kinds.map { _ in [] }
    for index in rows.indices { enterRow(at: index) }
    anchor()
  }

  /// Substitutes `row` for `symbol` in all rows, in a large system except in those of unknowns.
  mutating func substituteInRows(_ symbol: Int32, by row: TableauRow) {
    guard isLarge else {
      for index in rows.indices where rows[index].substitute(symbol, by: row) {
        work += rows[index].cells.count
        suspectIfNegative(index)
      }
      return
    }
    let column = columns[Int(symbol)]
    columns[Int(symbol)] = []
    var new: ContiguousArray<Int32>? = []
    for basic in column {
      let index = Int(rowIndexes[Int(basic)])
      // A symbol that was in use before may now represent an unknown.
      guard index >= 0, kinds[Int(basic)] != .external else { continue }
      guard rows[index].substitute(symbol, by: row, new: &new) else { continue }
      work += rows[index].cells.count
      suspectIfNegative(index)
      for symbol in new ?? [] { enter(symbol, basic) }
      new?.removeAll(keepingCapacity: true)
    }
  }
}
