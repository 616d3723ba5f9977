// SPDX-License-Identifier: Apache-2.0

public import Foundation

/// A checker that finds misspelled words with the dictionaries of the desktop.
///
/// The dictionaries are those of the Enchant library (`libenchant-2`), which is loaded on first use. Without
/// it, and for languages without a dictionary, no word is misspelled, as on a device that lacks the language.
@preconcurrency @MainActor
open class UITextChecker: NSObject {
  private var ignored: Set<String> = []
  /// The words learned by all checkers of the process.
  private static var learned: Set<String> = []

  /// Creates a checker that ignores no words.
  public override init() { super.init() }

  /// Returns the range of the first misspelled word in `range`, beginning at `startingOffset`, in UTF-16 code
  /// units.
  ///
  /// With `wrapFlag` the search continues at the beginning of the range.
  ///
  /// - Returns: A range with the location `NSNotFound` if there is none.
  /// - Complexity: O(*n*) in the length of the string.
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

  /// Returns suggested corrections of the word in `range`, the most likely first.
  ///
  /// - Returns: `nil` if there is no dictionary, or the range is out of bounds.
  open func guesses(
    forWordRange range: NSRange, in string: String, language: String
  ) -> [String]? {
    guard let dictionary = SpellingLibrary.shared.dictionary(language),
      let word = SpelledWords.word(range, in: string)
    else { return nil }
    return dictionary.guesses(for: word)
  }

  /// Returns words that begin with the partial word in `range`, the shortest first.
  ///
  /// Differs from UIKit: they are chosen from the suggested corrections, because the desktop's dictionaries
  /// are not word lists.
  ///
  /// - Returns: `nil` if there is no dictionary, or the range is out of bounds.
  open func completions(
    forPartialWordRange range: NSRange, in string: String, language: String
  ) -> [String]? {
    guard let word = SpelledWords.word(range, in: string) else { return nil }
    return guesses(forWordRange: range, in: string, language: language)?.filter {
      $0.count > word.count && $0.lowercased().hasPrefix(word.lowercased())
    }.sorted { $0.count < $1.count }
  }

  /// Makes this checker ignore a word from now on.
  open func ignoreWord(_ wordToIgnore: String) { ignored.insert(wordToIgnore) }

  /// The words that the checker ignores.
  open var ignoredWords: [String]? {
    get { ignored.sorted() }
    set { ignored = Set(newValue ?? []) }
  }

  /// Makes all checkers accept a word, for the lifetime of the process.
  open class func learnWord(_ word: String) { learned.insert(word) }
  /// Returns whether a word was learned.
  open class func hasLearnedWord(_ word: String) -> Bool { learned.contains(word) }
  /// Removes a word from the learned words.
  open class func unlearnWord(_ word: String) { learned.remove(word) }

  /// The languages with dictionaries, such as `en_GB`, in alphabetical order.
  open class var availableLanguages: [String] { SpellingLibrary.shared.languages }
}
