// SPDX-License-Identifier: Apache-2.0

import Foundation

/// A namespace for functions that find the words to be checked by a dictionary.
enum SpelledWords {
  /// Returns the ranges of words that lie within `range`, in UTF-16 code units; words with digits are
  /// excluded.
  static func words(in string: String, range: NSRange) -> [NSRange] {
    let text = string as NSString
    guard let all = NSRange(location: 0, length: text.length).intersection(range) else { return [] }
    var found: [NSRange] = []
    var start: Int?
    for place in all.location...all.upperBound {
      let isPart = place < all.upperBound && isPart(text, place, in: all)
      if isPart, start == nil { start = place }
      if !isPart, let begin = start {
        let word = NSRange(location: begin, length: place - begin)
        if !text.substring(with: word).contains(where: \.isNumber) { found.append(word) }
        start = nil
      }
    }
    return found
  }

  /// Returns the word in `range`; `nil` if the range is empty or out of bounds.
  static func word(_ range: NSRange, in string: String) -> String? {
    let text = string as NSString
    guard range.location >= 0, range.length > 0, range.upperBound <= text.length else { return nil }
    return text.substring(with: range)
  }

  private static func isPart(_ text: NSString, _ place: Int, in range: NSRange) -> Bool {
    let unit = text.character(at: place)
    guard let scalar = UnicodeScalar(unit) else { return true }
    if CharacterSet.alphanumerics.contains(scalar) { return true }
    // An apostrophe between two letters is part of a word.
    guard unit == 0x27 || unit == 0x2019, place > range.location, place + 1 < range.upperBound,
      let before = UnicodeScalar(text.character(at: place - 1)),
      let after = UnicodeScalar(text.character(at: place + 1))
    else { return false }
    return CharacterSet.letters.contains(before) && CharacterSet.letters.contains(after)
  }
}
