// SPDX-License-Identifier: Apache-2.0

public import Foundation

/// How a text is searched.
@preconcurrency @MainActor
open class UITextSearchOptions: NSObject {
  /// Where in a word what is searched for may stand.
  public enum WordMatchMethod: Int, Sendable {
    /// Anywhere.
    case contains = 0
    /// At the beginning of a word.
    case startsWith = 1
    /// It is a word, or words.
    case fullWord = 2
  }

  /// Where in a word what is searched for may stand.
  public let wordMatchMethod: WordMatchMethod
  /// How characters are compared.
  public let stringCompareOptions: NSString.CompareOptions

  /// Options that find everything, whatever its case and its accents.
  public override convenience init() {
    self.init(.contains, [.caseInsensitive, .diacriticInsensitive])
  }

  init(_ wordMatchMethod: WordMatchMethod, _ stringCompareOptions: NSString.CompareOptions) {
    self.wordMatchMethod = wordMatchMethod
    self.stringCompareOptions = stringCompareOptions
    super.init()
  }

  /// The parts of `text` that match `query`, in UTF-16 code units, from the first on; none overlap.
  ///
  /// - Complexity: O(n) in the length of the text.
  func ranges(of query: String, in text: String) -> [Range<Int>] {
    let text = text as NSString
    var ranges: [Range<Int>] = []
    var start = 0
    while !query.isEmpty, start < text.length {
      let found = text.range(
        of: query, options: stringCompareOptions,
        range: NSRange(location: start, length: text.length - start))
      guard found.location != NSNotFound, found.length > 0 else { break }
      let range = found.location..<found.location + found.length
      if isAtWords(range, in: text) { ranges.append(range) }
      start = range.upperBound
    }
    return ranges
  }

  private func isAtWords(_ range: Range<Int>, in text: NSString) -> Bool {
    func isLetter(_ place: Int) -> Bool {
      guard (0..<text.length).contains(place),
        let scalar = Unicode.Scalar(text.character(at: place))
      else { return false }
      return CharacterSet.alphanumerics.contains(scalar)
    }
    if wordMatchMethod == .contains { return true }
    let begins = !isLetter(range.lowerBound - 1)
    return begins && (wordMatchMethod == .startsWith || !isLetter(range.upperBound))
  }
}
