// SPDX-License-Identifier: Apache-2.0

/// The kind of a symbol in the tableau.
enum SymbolKind: UInt8, Sendable {
  /// A symbol that is not in use.
  case none
  /// An unknown that may have any value.
  case external
  /// The difference of an inequality from equality; not negative.
  case slack
  /// The violation of a constraint with a priority; not negative.
  case error
  /// The marker of a required equation; zero in every solution.
  case dummy

  /// Whether the symbol must not be negative.
  var isRestricted: Bool { self == .slack || self == .error || self == .dummy }
}
