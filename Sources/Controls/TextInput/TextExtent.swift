// SPDX-License-Identifier: Apache-2.0

/// A length of text in the three units that text is counted in.
struct TextExtent: Hashable {
  /// UTF-8 code units.
  var bytes = 0
  /// UTF-16 code units.
  var units = 0
  /// Characters as the user sees them.
  var characters = 0

  static func + (one: TextExtent, other: TextExtent) -> TextExtent {
    TextExtent(
      bytes: one.bytes + other.bytes, units: one.units + other.units,
      characters: one.characters + other.characters)
  }

  static func - (one: TextExtent, other: TextExtent) -> TextExtent {
    TextExtent(
      bytes: one.bytes - other.bytes, units: one.units - other.units,
      characters: one.characters - other.characters)
  }
}
