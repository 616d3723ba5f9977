// SPDX-License-Identifier: Apache-2.0

/// Facts about a symbol that are looked up often.
struct SymbolMarks: OptionSet, Sendable {
  let rawValue: UInt8

  /// The row of the unknown leads to no unknown without a row.
  static let anchored = SymbolMarks(rawValue: 1)
  /// Rows may mention the unknown.
  static let mentioned = SymbolMarks(rawValue: 2)
  /// The symbol is in `LinearSystem.suspects`.
  static let suspect = SymbolMarks(rawValue: 4)
}
