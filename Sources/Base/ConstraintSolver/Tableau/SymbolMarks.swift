// SPDX-License-Identifier: Apache-2.0

/// Frequently used flags of a symbol.
struct SymbolMarks: OptionSet, Sendable {
  let rawValue: UInt8

  /// The mark of an unknown whose row leads to no unknown without a row.
  static let anchored = SymbolMarks(rawValue: 1)
  /// The mark of an unknown that rows may contain.
  static let mentioned = SymbolMarks(rawValue: 2)
  /// The mark of a symbol in `LinearSystem.suspects`.
  static let suspect = SymbolMarks(rawValue: 4)
}
