// SPDX-License-Identifier: Apache-2.0

/// Frequently used flags of a symbol.
struct SymbolMarks: OptionSet, Sendable {
  let rawValue: UInt8

  /// The row of the unknown leads to no unknown without a row.
  static let anchored = SymbolMarks(rawValue: 1)
  /// Rows may contain the unknown.
  static let mentioned = SymbolMarks(rawValue: 2)
  /// The symbol is in `LinearSystem.suspects`.
  static let suspect = SymbolMarks(rawValue: 4)
}
