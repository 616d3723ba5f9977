// SPDX-License-Identifier: Apache-2.0

public import Foundation

/// The options of a text search.
@preconcurrency @MainActor
open class UITextSearchOptions: NSObject {
  /// The methods of matching words.
  public enum WordMatchMethod: Int, Sendable {
    /// A match anywhere in the text.
    case contains = 0
    /// A match at the beginning of a word.
    case startsWith = 1
    /// A match of whole words.
    case fullWord = 2
  }

  /// The method of matching words.
  public let wordMatchMethod: WordMatchMethod
  /// The options for comparing characters.
  public let stringCompareOptions: NSString.CompareOptions

  /// Creates the default options, which ignore case and diacritics and match anywhere.
  public override convenience init() {
    self.init(.contains, [.caseInsensitive, .diacriticInsensitive])
  }

  init(_ wordMatchMethod: WordMatchMethod, _ stringCompareOptions: NSString.CompareOptions) {
    self.wordMatchMethod = wordMatchMethod
    self.stringCompareOptions = stringCompareOptions
    super.init()
  }

  /// Returns the ranges of `text` that match `query`, in UTF-16 code units, in order; they do not overlap.
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
