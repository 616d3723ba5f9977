// SPDX-License-Identifier: Apache-2.0

/// What a symbol of the tableau stands for.
enum SymbolKind: UInt8, Sendable {
  /// Not in use.
  case none
  /// An unknown that may have any value.
  case external
  /// How far an inequality is from equality; not negative.
  case slack
  /// By how much a constraint with a priority fails; not negative.
  case error
  /// Marks an equation that must hold: it is zero and never becomes basic.
  case dummy

  /// Whether the symbol may not be negative.
  var isRestricted: Bool { self == .slack || self == .error || self == .dummy }
}
