// SPDX-License-Identifier: Apache-2.0

import Foundation

/// The length of a text that is set in lines.
struct LaidExtent: AdditiveArithmetic {
  /// Characters as the user sees them.
  var characters = 0
  /// UTF-16 code units.
  var units = 0
  var lines = 0
  /// The height with the room above and below, in points; 0 where all lines are of one height.
  var height: CGFloat = 0

  static let zero = LaidExtent()

  static func + (one: LaidExtent, other: LaidExtent) -> LaidExtent {
    LaidExtent(
      characters: one.characters + other.characters, units: one.units + other.units,
      lines: one.lines + other.lines, height: one.height + other.height)
  }

  static func - (one: LaidExtent, other: LaidExtent) -> LaidExtent {
    LaidExtent(
      characters: one.characters - other.characters, units: one.units - other.units,
      lines: one.lines - other.lines, height: one.height - other.height)
  }
}
