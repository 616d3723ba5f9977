// SPDX-License-Identifier: Apache-2.0

/// Linear equations and inequalities over unknowns, with an incrementally updated solution.
///
/// The simplex method over a persistent tableau: each of the basic symbols is expressed by the others, which
/// are zero in the current solution. Adding or removing a constraint and changing a constant each start from
/// the previous solution.
///
/// ```
/// basic      constant   not basic
/// x       =      20   +  width - slack₁         the value of x is 20
/// slack₂  =     300   -  2 error₁               restricted symbols are not negative
/// ─────────────────────────────────────
/// sum of errors of priority 750 = 0 + error₁    one row for each priority, highest first
/// ```
///
/// Required constraints are equations. One with a priority may be violated by an amount, its error; the sums
/// of errors are minimized, one priority after the other.
///
/// A new constraint enters at minimal cost, as in the dual simplex method: the errors stay minimal, and
/// symbols that became negative are made zero one after the other. The primal method follows after a
/// constraint was removed.
///
/// Every step has a bound of pivots that grows with the rows, so that each call terminates. Rounding errors
/// accumulate from pivot to pivot: a tableau whose values no longer satisfy the constraints is rebuilt.
///
/// The method is that of G. J. Badros, A. Borning and P. J. Stuckey, "The Cassowary linear arithmetic
/// constraint solving algorithm", ACM TOCHI 8 (4), 2001, with an objective for each priority instead of
/// weights.
package struct LinearSystem: Sendable {
  /// The kind of each symbol, by symbol.
  var kinds: [SymbolKind] = []
  /// The number of the constraint that a symbol belongs to, by symbol; -1 for unknowns.
  var owners: [Int32] = []
  /// The index of the row of each basic symbol, by symbol; -1 for the others.
  var rowIndexes: [Int32] = []
  /// Frequently used flags of symbols, by symbol.
  var marks: [SymbolMarks] = []
  /// The values of basic unknowns, by row index, until the system is changed.
  var solution: [Double] = []
  /// Symbols that can be reused.
  var freeSymbols: [Int32] = []
  /// The basic symbols and, at the same indexes, their expressions.
  var basics: [Int32] = []
  var rows: [TableauRow] = []
  /// Whether there are more than `largeSize` rows.
  var isLarge = false
  /// The basic symbols whose rows may contain a symbol, by symbol, in a large system.
  var columns: [ContiguousArray<Int32>] = []
  /// Whether no symbol can decrease an objective by growing.
  var isOptimal = true
  /// The basic symbols that may have become negative.
  var suspects: ContiguousArray<Int32> = []
  /// The objectives, by descending priority.
  var levels: [ObjectiveLevel] = []
  var held: [StoredConstraint?] = []
  var freeNumbers: [Int] = []
  /// The number of pivots since the system was created.
  package internal(set) var pivots = 0
  /// The number of cells in the rows in which a symbol was substituted.
  package internal(set) var work = 0
  /// The number of cells of all rows.
  package var cellCount: Int { rows.reduce(0) { $0 + $1.cells.count } }
  /// The number of pivots with rounding since the values were checked.
  var wear = 0
  /// Whether pivots with rounding changed the objectives since they were computed.
  var areObjectivesWorn = false

  /// The number of rows above which the system is large.
  let largeSize: Int

  /// Creates a system without constraints.
  ///
  /// - Parameter largeSize: The number of rows above which columns are indexed and rows of unknowns contain
  ///   other unknowns. Both cost time in small systems and make long chains linear.
  package init(largeSize: Int = 1024) { self.largeSize = largeSize }

  // MARK: Unknowns

  /// Creates an unknown, which is zero without constraints.
  package mutating func makeVariable() -> LinearVariable {
    LinearVariable(symbol: makeSymbol(.external, owner: -1))
  }

  /// Removes an unknown.
  ///
  /// - Precondition: No constraint of the system contains it.
  package mutating func discard(_ variable: LinearVariable) {
    solution = []
    let index = Int(rowIndexes[Int(variable.symbol)])
    if index >= 0 {
      replaceInUnknowns(variable.symbol)
      removeRow(at: index)
    }
    free(variable.symbol)
  }

  /// Returns the value of an unknown in the current solution.
  package func value(of variable: LinearVariable) -> Double {
    let index = Int(rowIndexes[Int(variable.symbol)])
    if index < 0 { return 0 }
    if !isLarge { return rows[index].constant }
    return solution.isEmpty ? flattened(rows[index]).constant : solution[index]
  }

  // MARK: Symbols and rows

  mutating func makeSymbol(_ kind: SymbolKind, owner: Int32) -> Int32 {
    if let symbol = freeSymbols.popLast() {
      kinds[Int(symbol)] = kind
      owners[Int(symbol)] = owner
      marks[Int(symbol)].remove(.mentioned)
      if isLarge { columns[Int(symbol)] = [] }
      return symbol
    }
    kinds.append(kind)
    owners.append(owner)
    rowIndexes.append(-1)
    marks.append([])
    if isLarge { columns.append([]) }
    return Int32(kinds.count - 1)
  }

  mutating func free(_ symbol: Int32) {
    kinds[Int(symbol)] = .none
    freeSymbols.append(symbol)
  }

  mutating func addRow(_ row: TableauRow, for basic: Int32) {
    rowIndexes[Int(basic)] = Int32(rows.count)
    basics.append(basic)
    rows.append(row)
    if isLarge { enterRow(at: rows.count - 1) }
    suspectIfNegative(rows.count - 1)
  }

  @discardableResult
  mutating func removeRow(at index: Int) -> TableauRow {
    rowIndexes[Int(basics[index])] = -1
    let last = rows.count - 1
    if index != last {
      basics.swapAt(index, last)
      rows.swapAt(index, last)
      rowIndexes[Int(basics[index])] = Int32(index)
    }
    basics.removeLast()
    return rows.removeLast()
  }

  /// Substitutes `row` for `symbol` everywhere, in a large system except in the rows of unknowns.
  mutating func substitute(_ symbol: Int32, by row: TableauRow) {
    substituteInRows(symbol, by: row)
    for index in levels.indices { levels[index].row.substitute(symbol, by: row) }
  }

  /// Records the basic symbol of the row at `index` as suspect if its value is infeasible.
  @inline(__always)
  mutating func suspectIfNegative(_ index: Int) {
    guard isInfeasible(index), !marks[Int(basics[index])].contains(.suspect) else { return }
    marks[Int(basics[index])].insert(.suspect)
    suspects.append(basics[index])
  }

  /// Returns whether the basic symbol of the row at `index` has an infeasible value.
  @inline(__always)
  func isInfeasible(_ index: Int) -> Bool {
    let constant = rows[index].constant
    if TableauRow.isZero(constant) { return false }
    let kind = kinds[Int(basics[index])]
    return constant < 0 ? kind.isRestricted : kind == .dummy
  }

  /// Makes `entering` basic in place of the symbol of the row at `index`.
  mutating func pivot(at index: Int, entering: Int32) {
    pivots += 1
    let leaving = basics[index]
    var row = removeRow(at: index)
    row.add(leaving, times: -1)
    enter(entering, by: row)
  }

  /// Makes `symbol`, which is not basic, basic by `0 = row`.
  mutating func enter(_ symbol: Int32, by row: TableauRow) {
    var row = row
    // Dividing by 1 or -1 causes no rounding.
    if abs(row.coefficient(of: symbol)) != 1 {
      wear += 1
      areObjectivesWorn = true
    }
    row.solve(for: symbol)
    substitute(symbol, by: row)
    addRow(row, for: symbol)
  }

  func isBasic(_ symbol: Int32) -> Bool { rowIndexes[Int(symbol)] >= 0 }

  /// Adds `factor` times a symbol to the objective of a priority.
  mutating func addToObjective(_ symbol: Int32, times factor: Double, _ priority: Float) {
    let index = levels.firstIndex { $0.priority <= priority } ?? levels.count
    if index == levels.count || levels[index].priority != priority {
      levels.insert(ObjectiveLevel(priority: priority), at: index)
    }
    let rowIndex = Int(rowIndexes[Int(symbol)])
    if rowIndex < 0 {
      levels[index].row.add(symbol, times: factor)
    } else {
      levels[index].row.add(rows[rowIndex], times: factor)
    }
  }
}
