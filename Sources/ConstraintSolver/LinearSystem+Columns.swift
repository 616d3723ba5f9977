// SPDX-License-Identifier: Apache-2.0

/// The columns of the tableau: which rows mention a symbol.
///
/// A small tableau is searched row by row. A large one has an index, so that a pivot costs what it
/// changes, however many rows there are.
extension LinearSystem {
  /// The number of rows from which on there is an index.
  private static let indexedSize = 128

  /// The indexes of the rows that mention `symbol`, in order, without the rows of unknowns.
  func rows(with symbol: Int32) -> ContiguousArray<Int> {
    var found: ContiguousArray<Int> = []
    guard isIndexed else {
      for index in rows.indices
      where kinds[Int(basics[index])] != .external && rows[index].coefficient(of: symbol) != 0 {
        found.append(index)
      }
      return found
    }
    for basic in columns[Int(symbol)] {
      let index = Int(rowIndexes[Int(basic)])
      if index >= 0, kinds[Int(basic)] != .external, rows[index].coefficient(of: symbol) != 0 {
        found.append(index)
      }
    }
    found.sort()
    // A row that lost the symbol and has it again is there twice.
    var last = -1
    found.removeAll { index in
      defer { last = index }
      return index == last
    }
    return found
  }

  /// Notes that the row of `basic` mentions `symbols`.
  private mutating func enter(_ symbol: Int32, _ basic: Int32) {
    columns[Int(symbol)].append(basic)
    if columns[Int(symbol)].count > 2 * rows.count + 16 {
      columns[Int(symbol)] = ContiguousArray(rows(with: symbol).map { basics[$0] })
    }
  }

  /// Notes what a row that is added mentions.
  mutating func enterRow(at index: Int) {
    let basic = basics[index]
    if !isIndexed || kinds[Int(basic)] == .external { return }
    for cell in rows[index].cells { enter(cell.symbol, basic) }
  }

  /// Makes the index when there are many rows.
  mutating func indexIfLarge() {
    guard !isIndexed, rows.count > Self.indexedSize else { return }
    isIndexed = true
    columns = kinds.map { _ in [] }
    for index in rows.indices { enterRow(at: index) }
  }

  /// Puts `row` in the place of `symbol` in all rows but those of unknowns.
  mutating func substituteInRows(_ symbol: Int32, by row: TableauRow) {
    guard isIndexed else {
      for index in rows.indices where kinds[Int(basics[index])] != .external {
        if rows[index].substitute(symbol, by: row) { work += rows[index].cells.count }
      }
      return
    }
    let column = columns[Int(symbol)]
    columns[Int(symbol)] = []
    var new: ContiguousArray<Int32>? = []
    for basic in column {
      let index = Int(rowIndexes[Int(basic)])
      // A symbol that was in use before may stand for an unknown now.
      guard index >= 0, kinds[Int(basic)] != .external else { continue }
      guard rows[index].substitute(symbol, by: row, new: &new) else { continue }
      work += rows[index].cells.count
      for symbol in new ?? [] { enter(symbol, basic) }
      new?.removeAll(keepingCapacity: true)
    }
  }
}
