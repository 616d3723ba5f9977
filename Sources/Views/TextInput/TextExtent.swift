// SPDX-License-Identifier: Apache-2.0

/// A length of text in the three units that text is counted in.
struct TextExtent: AdditiveArithmetic {
  /// UTF-8 code units.
  var bytes = 0
  /// UTF-16 code units.
  var units = 0
  /// Characters as the user sees them.
  var characters = 0

  static let zero = TextExtent()

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

extension TextExtent {
  /// The length of `text`.
  init(of text: String) {
    self.init(bytes: text.utf8.count, units: text.utf16.count, characters: text.count)
  }
}
