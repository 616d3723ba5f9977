// SPDX-License-Identifier: Apache-2.0

import CMullionCairo
import Foundation
import MullionDisplayTree

extension TextShaper {
  /// Returns the attributes of ranges of a text: font features, letter spacing and unbreakable words, or
  /// `nil` if there are none.
  ///
  /// The caller owns the list. `width` is the width at which lines are broken, or `nil` if they are not.
  func attributes(of text: String, font: FontDescription, width: Double?) -> OpaquePointer? {
    let spacing = letterSpacing(of: text, font: font)
    let words = width.map { Self.koreanWords(in: text, shorterThan: $0 / Self.usable(font.size)) }
    if spacing == 0, words?.isEmpty ?? true, font.features.isEmpty { return nil }
    let list = pango_attr_list_new()
    if !font.features.isEmpty {
      pango_attr_list_insert(list, pango_attr_font_features_new(font.features))
    }
    if spacing != 0 { pango_attr_list_insert(list, pango_attr_letter_spacing_new(spacing)) }
    for word in words ?? [] {
      guard let whole = pango_attr_allow_breaks_new(0) else { continue }
      whole.pointee.start_index = guint(word.lowerBound)
      whole.pointee.end_index = guint(word.upperBound)
      pango_attr_list_insert(list, whole)
    }
    return list
  }

  /// Returns the letter spacing of Inter in Pango's units, as recommended for each size, because Inter is
  /// designed wide for small sizes.
  ///
  /// It is 0 for a text with other scripts than Latin, Greek and Cyrillic, so that connected letters stay
  /// connected.
  func letterSpacing(of text: String, font: FontDescription) -> Int32 {
    guard families.usesInter(for: font),
      text.unicodeScalars.allSatisfy({ $0.value < 0x530 || (0x2000...0x2070).contains($0.value) })
    else { return 0 }
    let size = Self.usable(font.size)
    let share = -0.0223 + 0.185 * exp(-0.1745 * size)
    return share < 0 ? Int32((share * size * Self.unitsPerPoint).rounded()) : 0
  }

  /// Returns the ranges of Korean words that are not broken, in UTF-8 code units.
  ///
  /// Unicode permits a break between any two syllables; a label breaks between words, as in UIKit. A word
  /// that is too long for a line is excluded: it must be broken somewhere.
  static func koreanWords(in text: String, shorterThan limit: Double) -> [Range<Int>] {
    var words: [Range<Int>] = []
    var start = 0
    var offset = 0
    var length = 0.0
    var isKorean = false
    func isSpace(_ scalar: Unicode.Scalar) -> Bool { scalar.properties.isWhitespace }
    for scalar in text.unicodeScalars {
      let width = scalar.utf8.count
      if isSpace(scalar) {
        if isKorean, length < limit { words.append(start..<offset) }
        (start, length, isKorean) = (offset + width, 0, false)
      } else {
        length += 1
        if (0xAC00...0xD7A3).contains(scalar.value) { isKorean = true }
      }
      offset += width
    }
    if isKorean, length < limit { words.append(start..<offset) }
    return words
  }
}
