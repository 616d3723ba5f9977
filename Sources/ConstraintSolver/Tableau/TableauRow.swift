// SPDX-License-Identifier: Apache-2.0

/// A linear expression: a constant and symbols with their coefficients, in the order of symbols.
struct TableauRow: Sendable {
  /// A symbol, so many times.
  struct Cell: Sendable {
    var symbol: Int32
    var coefficient: Double
  }

  var constant: Double
  var cells: ContiguousArray<Cell> = []

  init(constant: Double = 0) { self.constant = constant }

  /// What is nearer to zero than this comes from rounding.
  static let epsilon = 1e-9

  static func isZero(_ number: Double) -> Bool { number > -epsilon && number < epsilon }

  /// The coefficient of `symbol`; zero when it is not in the row.
  /// - Complexity: O(log cells)
  func coefficient(of symbol: Int32) -> Double {
    let index = firstIndex(from: symbol)
    return index < cells.count && cells[index].symbol == symbol ? cells[index].coefficient : 0
  }

  /// Adds `symbol`, `coefficient` times.
  mutating func add(_ symbol: Int32, times coefficient: Double) {
    let index = firstIndex(from: symbol)
    guard index < cells.count, cells[index].symbol == symbol else {
      cells.insert(Cell(symbol: symbol, coefficient: coefficient), at: index)
      return
    }
    cells[index].coefficient += coefficient
    if Self.isZero(cells[index].coefficient) { cells.remove(at: index) }
  }

  /// Adds `other`, `factor` times.
  /// - Complexity: O(cells of both)
  mutating func add(_ other: TableauRow, times factor: Double) {
    add(other, times: factor, without: -1)
  }

  /// Removes `symbol` and answers its coefficient.
  mutating func remove(_ symbol: Int32) -> Double {
    let index = firstIndex(from: symbol)
    guard index < cells.count, cells[index].symbol == symbol else { return 0 }
    return cells.remove(at: index).coefficient
  }

  /// Puts `row` in the place of `symbol`; answers whether the symbol was there.
  @discardableResult
  mutating func substitute(_ symbol: Int32, by row: TableauRow) -> Bool {
    let factor = coefficient(of: symbol)
    if factor == 0 { return false }
    add(row, times: factor, without: symbol)
    return true
  }

  /// Turns `0 = row` into `symbol = row`.
  mutating func solve(for symbol: Int32) {
    let factor = -1 / remove(symbol)
    scale(by: factor)
  }

  /// Turns `basic = row` into `symbol = row`.
  mutating func solve(for symbol: Int32, insteadOf basic: Int32) {
    add(basic, times: -1)
    solve(for: symbol)
  }

  /// Multiplies everything by `factor`.
  mutating func scale(by factor: Double) {
    constant *= factor
    for index in cells.indices { cells[index].coefficient *= factor }
  }

  /// Merges `other`, `factor` times, into the row, which loses `dropped`.
  private mutating func add(_ other: TableauRow, times factor: Double, without dropped: Int32) {
    constant += other.constant * factor
    var merged = ContiguousArray<Cell>()
    merged.reserveCapacity(cells.count + other.cells.count)
    var (left, right) = (0, 0)
    while left < cells.count || right < other.cells.count {
      if right == other.cells.count
        || left < cells.count && cells[left].symbol < other.cells[right].symbol
      {
        if cells[left].symbol != dropped { merged.append(cells[left]) }
        left += 1
        continue
      }
      var cell = other.cells[right]
      cell.coefficient *= factor
      right += 1
      if left < cells.count, cells[left].symbol == cell.symbol {
        cell.coefficient += cells[left].coefficient
        left += 1
        if Self.isZero(cell.coefficient) { continue }
      }
      merged.append(cell)
    }
    cells = merged
  }

  private func firstIndex(from symbol: Int32) -> Int {
    var (low, high) = (0, cells.count)
    while low < high {
      let middle = (low + high) / 2
      if cells[middle].symbol < symbol { low = middle + 1 } else { high = middle }
    }
    return low
  }
}
