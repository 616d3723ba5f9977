// SPDX-License-Identifier: Apache-2.0

public import Foundation

/// Finds words that are spelled wrong, by the dictionaries of the desktop.
///
/// They are those of Enchant's library (`libenchant-2`), which is looked for when a checker is first asked. Without it, and for languages
/// of which it has no dictionary, nothing is wrong, as on a device that lacks the language.
@preconcurrency @MainActor
open class UITextChecker: NSObject {
  private var ignored: Set<String> = []
  /// What programs learned, as long as the process lives.
  private static var learned: Set<String> = []

  /// A checker that ignores no word.
  public override init() { super.init() }

  /// The first wrong word of `range` from `startingOffset` on, in UTF-16 code units; its location is `NSNotFound` where there is none.
  ///
  /// With `wrapFlag` the search goes on at the beginning of the range.
  ///
  /// - Complexity: O(n) in the length of the range.
  open func rangeOfMisspelledWord(
    in stringToCheck: String, range: NSRange, startingAt startingOffset: Int, wrap wrapFlag: Bool,
    language: String
  ) -> NSRange {
    let none = NSRange(location: NSNotFound, length: 0)
    guard let dictionary = SpellingLibrary.shared.dictionary(language) else { return none }
    let words = SpelledWords.words(in: stringToCheck, range: range)
    let start = max(range.location, startingOffset)
    let behind = words.filter { $0.location >= start }
    let order = wrapFlag ? behind + words.filter { $0.location < start } : behind
    let text = stringToCheck as NSString
    return order.first { place in
      let word = text.substring(with: place)
      return !ignored.contains(word) && !Self.learned.contains(word)
        && !dictionary.knows(word)
    } ?? none
  }

  /// Words that could be meant by the one in `range`, the likeliest first; nil: there is no dictionary, or the range is not in the text.
  open func guesses(
    forWordRange range: NSRange, in string: String, language: String
  ) -> [String]? {
    guard let dictionary = SpellingLibrary.shared.dictionary(language),
      let word = SpelledWords.word(range, in: string)
    else { return nil }
    return dictionary.guesses(for: word)
  }

  /// Words that begin as the part of one in `range` does, the shortest first; nil: there is no dictionary.
  ///
  /// They are those among the guesses (ours): the desktop's dictionaries are not lists.
  open func completions(
    forPartialWordRange range: NSRange, in string: String, language: String
  ) -> [String]? {
    guard let word = SpelledWords.word(range, in: string) else { return nil }
    return guesses(forWordRange: range, in: string, language: language)?.filter {
      $0.count > word.count && $0.lowercased().hasPrefix(word.lowercased())
    }.sorted { $0.count < $1.count }
  }

  /// Lets a word pass in what this checker is asked from now on.
  open func ignoreWord(_ wordToIgnore: String) { ignored.insert(wordToIgnore) }

  /// The words that pass.
  open var ignoredWords: [String]? {
    get { ignored.sorted() }
    set { ignored = Set(newValue ?? []) }
  }

  /// Has all checkers let a word pass, as long as the program runs.
  open class func learnWord(_ word: String) { learned.insert(word) }
  /// Whether a word was learned.
  open class func hasLearnedWord(_ word: String) -> Bool { learned.contains(word) }
  /// Has a word pass no longer because it was learned.
  open class func unlearnWord(_ word: String) { learned.remove(word) }

  /// The languages of which there are dictionaries, as `en_GB`.
  open class var availableLanguages: [String] { SpellingLibrary.shared.languages }
}
