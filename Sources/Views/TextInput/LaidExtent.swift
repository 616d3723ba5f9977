// SPDX-License-Identifier: Apache-2.0

import Foundation

/// The extent of a text that is laid out in lines.
struct LaidExtent: AdditiveArithmetic {
  /// The number of user-perceived characters.
  var characters = 0
  /// The number of UTF-16 code units.
  var units = 0
  var lines = 0
  /// The height with the spacing above and below, in points; 0 in a plain text, whose lines have the same
  /// height.
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
