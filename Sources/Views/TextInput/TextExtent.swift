// SPDX-License-Identifier: Apache-2.0

/// An extent of text in the three units of measure.
struct TextExtent: AdditiveArithmetic {
  /// The number of UTF-8 code units.
  var bytes = 0
  /// The number of UTF-16 code units.
  var units = 0
  /// The number of user-perceived characters.
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
  /// Creates the extent of `text`.
  init(of text: String) {
    self.init(bytes: text.utf8.count, units: text.utf16.count, characters: text.count)
  }
}
