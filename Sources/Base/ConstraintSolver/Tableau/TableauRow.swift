// SPDX-License-Identifier: Apache-2.0

/// A linear expression: a constant and symbols with their coefficients, in the order of symbols.
struct TableauRow: Sendable {
  /// A symbol with a coefficient.
  struct Cell: Sendable {
    var symbol: Int32
    var coefficient: Double
  }

  var constant: Double
  var cells: ContiguousArray<Cell> = []

  init(constant: Double = 0) { self.constant = constant }

  /// The magnitude below which a value is a rounding error.
  static let epsilon = 1e-9

  /// The magnitude below which a coefficient is dropped.
  private static let tiny = 1e-12

  /// The fraction of its terms below which a sum is a rounding error.
  private static let cancellation = 1e-11

  /// Returns `a + b`, or 0 if they cancel apart from rounding.
  @inline(__always)
  private static func sum(_ a: Double, _ b: Double) -> Double {
    let sum = a + b
    return abs(sum) < tiny || abs(sum) < cancellation * abs(a) ? 0 : sum
  }

  /// Returns the first symbol accepted by `isMeant` whose coefficient is not small compared to the others.
  ///
  /// Dividing by a small one would magnify rounding errors.
  func firstLarge(where isMeant: (Int32) -> Bool) -> Int32? {
    var greatest = 0.0
    for cell in cells where isMeant(cell.symbol) { greatest = max(greatest, abs(cell.coefficient)) }
    guard greatest > 0 else { return nil }
    return cells.first { isMeant($0.symbol) && abs($0.coefficient) >= greatest / 100 }?.symbol
  }

  /// Returns whether `coefficient`, one of the row's, is too large to be a rounding error.
  func isPivot(_ coefficient: Double) -> Bool {
    guard coefficient > 1e-6 else { return false }
    return coefficient > 1e-2 || cells.allSatisfy { abs($0.coefficient) * 1e-7 < coefficient }
  }

  /// The sum of the squares of the coefficients, plus one.
  var squares: Double { cells.reduce(1) { $0 + $1.coefficient * $1.coefficient } }

  static func isZero(_ number: Double) -> Bool { number > -epsilon && number < epsilon }

  /// Returns the coefficient of `symbol`; zero if it is not in the row.
  ///
  /// - Complexity: O(log cells)
  func coefficient(of symbol: Int32) -> Double {
    cells.withUnsafeBufferPointer { cells in
      // Most rows mention few symbols, none of them near this one.
      guard let last = cells.last, last.symbol >= symbol, cells[0].symbol <= symbol else {
        return 0
      }
      let cell = cells[Self.firstIndex(from: symbol, in: cells)]
      return cell.symbol == symbol ? cell.coefficient : 0
    }
  }

  /// Adds `coefficient` times `symbol`.
  ///
  /// - Returns: Whether the row contains `symbol` now and did not before.
  @discardableResult
  mutating func add(_ symbol: Int32, times coefficient: Double) -> Bool {
    let index = firstIndex(from: symbol)
    guard index < cells.count, cells[index].symbol == symbol else {
      if abs(coefficient) < Self.tiny { return false }
      cells.insert(Cell(symbol: symbol, coefficient: coefficient), at: index)
      return true
    }
    cells[index].coefficient = Self.sum(cells[index].coefficient, coefficient)
    if cells[index].coefficient == 0 { cells.remove(at: index) }
    return false
  }

  /// Adds `factor` times `other`.
  ///
  /// - Complexity: O(cells of both)
  mutating func add(_ other: TableauRow, times factor: Double) {
    var ignored: ContiguousArray<Int32>?
    add(other, times: factor, without: -1, new: &ignored)
  }

  mutating func addConstant(_ number: Double) { constant = Self.sum(constant, number) }

  /// Returns cells in the order of symbols, one for each symbol whose coefficients do not cancel.
  static func summed(_ cells: ContiguousArray<Cell>) -> ContiguousArray<Cell> {
    var sums: ContiguousArray<Cell> = []
    for cell in cells.sorted(by: { $0.symbol < $1.symbol }) {
      if let last = sums.last, last.symbol == cell.symbol {
        sums[sums.count - 1].coefficient = sum(last.coefficient, cell.coefficient)
      } else {
        if sums.last?.coefficient == 0 { sums.removeLast() }
        sums.append(cell)
      }
    }
    if sums.last?.coefficient == 0 { sums.removeLast() }
    return sums
  }

  /// Removes `symbol` and returns its coefficient.
  mutating func remove(_ symbol: Int32) -> Double {
    let index = firstIndex(from: symbol)
    guard index < cells.count, cells[index].symbol == symbol else { return 0 }
    return cells.remove(at: index).coefficient
  }

  /// Substitutes `row` for `symbol`, and returns whether the row contained the symbol.
  @discardableResult
  mutating func substitute(_ symbol: Int32, by row: TableauRow) -> Bool {
    var ignored: ContiguousArray<Int32>?
    return substitute(symbol, by: row, new: &ignored)
  }

  /// Substitutes `row` for `symbol`, and appends the symbols that the row did not contain before to `new`.
  ///
  /// - Returns: Whether the row contained `symbol`.
  @discardableResult
  mutating func substitute(
    _ symbol: Int32, by row: TableauRow, new: inout ContiguousArray<Int32>?
  ) -> Bool {
    let factor = coefficient(of: symbol)
    if factor == 0 { return false }
    add(row, times: factor, without: symbol, new: &new)
    return true
  }

  /// Transforms `0 = row` into `symbol = row`.
  mutating func solve(for symbol: Int32) {
    let factor = -1 / remove(symbol)
    scale(by: factor)
  }

  /// Multiplies the row by `factor`.
  mutating func scale(by factor: Double) {
    constant *= factor
    for index in cells.indices { cells[index].coefficient *= factor }
  }

  /// Merges `factor` times `other` into the row, and removes `dropped`.
  private mutating func add(
    _ other: TableauRow, times factor: Double, without dropped: Int32,
    new: inout ContiguousArray<Int32>?
  ) {
    if other.cells.count * 8 < cells.count {
      if dropped >= 0 { _ = remove(dropped) }
      constant = Self.sum(constant, other.constant * factor)
      for cell in other.cells where add(cell.symbol, times: cell.coefficient * factor) {
        new?.append(cell.symbol)
      }
      return
    }
    constant = Self.sum(constant, other.constant * factor)
    // Merge on the stack: a row reuses its own memory, since most rows grow little.
    withUnsafeTemporaryAllocation(of: Cell.self, capacity: cells.count + other.cells.count) {
      merged in
      var (left, right, count) = (0, 0, 0)
      cells.withUnsafeBufferPointer { own in
        other.cells.withUnsafeBufferPointer { others in
          while left < own.count || right < others.count {
            if right == others.count || left < own.count && own[left].symbol < others[right].symbol
            {
              if own[left].symbol != dropped {
                merged.initializeElement(at: count, to: own[left])
                count += 1
              }
              left += 1
              continue
            }
            var cell = others[right]
            cell.coefficient *= factor
            right += 1
            if left < own.count, own[left].symbol == cell.symbol {
              cell.coefficient = Self.sum(own[left].coefficient, cell.coefficient)
              left += 1
              if cell.coefficient == 0 { continue }
            } else {
              if abs(cell.coefficient) < Self.tiny { continue }
              new?.append(cell.symbol)
            }
            merged.initializeElement(at: count, to: cell)
            count += 1
          }
        }
      }
      cells.removeAll(keepingCapacity: true)
      cells.append(contentsOf: UnsafeBufferPointer(rebasing: merged[..<count]))
    }
  }

  private func firstIndex(from symbol: Int32) -> Int {
    cells.withUnsafeBufferPointer { Self.firstIndex(from: symbol, in: $0) }
  }

  private static func firstIndex(from symbol: Int32, in cells: UnsafeBufferPointer<Cell>) -> Int {
    var (low, high) = (0, cells.count)
    while low < high {
      let middle = (low + high) / 2
      if cells[middle].symbol < symbol { low = middle + 1 } else { high = middle }
    }
    return low
  }
}
