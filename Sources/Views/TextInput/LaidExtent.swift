// SPDX-License-Identifier: Apache-2.0

/// The length of a text that is set in lines.
struct LaidExtent: AdditiveArithmetic {
  /// Characters as the user sees them.
  var characters = 0
  var lines = 0

  static let zero = LaidExtent()

  static func + (one: LaidExtent, other: LaidExtent) -> LaidExtent {
    LaidExtent(characters: one.characters + other.characters, lines: one.lines + other.lines)
  }

  static func - (one: LaidExtent, other: LaidExtent) -> LaidExtent {
    LaidExtent(characters: one.characters - other.characters, lines: one.lines - other.lines)
  }
}
