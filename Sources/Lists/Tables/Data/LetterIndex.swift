// SPDX-License-Identifier: Apache-2.0

import CMullionLetters
import Foundation

/// The index letters of a language, and the assignment of texts to them.
struct LetterIndex {
  /// The title of the last section, for text that begins with no letter of the index.
  static let rest = "#"

  /// The letters in display order, followed by ``rest``.
  let titles: [String]
  let locale: Locale
  /// The letters in collation order, each with the index of its title.
  private let ordered: [(letter: String, place: Int)]

  init(_ locale: Locale) {
    self.locale = locale
    let known = Self.letters(of: locale)
    let order = { (one: String, other: String) in
      one.compare(other, locale: locale) == .orderedAscending
    }
    let own = known.filter { !Self.isLatin($0) }.sorted(by: order)
    // A language with another script has the basic Latin letters as well.
    let latin = own.isEmpty ? known.sorted(by: order) : Self.latin
    titles = own + latin + [Self.rest]
    ordered = titles.dropLast().enumerated().map { (letter: $1, place: $0) }
      .sorted { order($0.letter, $1.letter) }
  }

  /// Returns the index of the title that `text` belongs to.
  func section(of text: String) -> Int {
    let name = spoken(text).uppercased(with: locale)
    guard let first = name.unicodeScalars.first, first.properties.isAlphabetic else {
      return titles.count - 1
    }
    var (low, high) = (0, ordered.count)
    while low < high {
      let middle = (low + high) / 2
      if name.compare(ordered[middle].letter, locale: locale) == .orderedAscending {
        high = middle
      } else {
        low = middle + 1
      }
    }
    // Text after the last letter of another script belongs to no letter.
    guard low > 0, Self.sameScript(first, ordered[low - 1].letter) else { return titles.count - 1 }
    return ordered[low - 1].place
  }

  /// Compares two texts by the collation of the language; both as returned by ``spoken(_:)``.
  func order(_ one: String, _ other: String) -> ComparisonResult {
    one.compare(other, locale: locale)
  }

  /// Returns Chinese text transliterated to Latin letters if the language is Chinese; other text unchanged.
  func spoken(_ text: String) -> String {
    guard locale.language.languageCode == .chinese,
      text.unicodeScalars.first.map({ $0.properties.isIdeographic }) == true
    else { return text }
    return text.applyingTransform(.mandarinToLatin, reverse: false) ?? text
  }

  // MARK: Letters

  private static let latin = (UInt8(ascii: "A")...UInt8(ascii: "Z")).map {
    String(UnicodeScalar($0))
  }

  private static func letters(of locale: Locale) -> [String] {
    let known = withUnsafeTemporaryAllocation(of: UInt16.self, capacity: 2048) { units in
      let count = mullion_index_letters(
        locale.identifier, units.baseAddress, Int32(units.count))
      return count < 0 ? "" : String(decoding: units.prefix(Int(count)), as: UTF16.self)
    }
    let letters = known.split(separator: "\n").map(String.init)
    return letters.isEmpty ? latin : letters
  }

  private static func isLatin(_ letter: String) -> Bool {
    letter.unicodeScalars.first.map { sameScript($0, "A") } ?? false
  }

  /// Returns whether two letters are of the same script, where Hiragana and Katakana count as one; also
  /// `true` if both scripts are unknown.
  private static func sameScript(_ scalar: Unicode.Scalar, _ letter: String) -> Bool {
    guard let other = letter.unicodeScalars.first else { return false }
    let scripts = [scalar, other].map { mullion_script($0.value) }
    let kana = [0x3042, 0x30A2].map { mullion_script($0) }
    return scripts[0] == scripts[1] || kana.contains(scripts[0]) && kana.contains(scripts[1])
  }
}

extension String {
  fileprivate func compare(_ other: String, locale: Locale) -> ComparisonResult {
    compare(other, options: [], range: nil, locale: locale)
  }
}
