// SPDX-License-Identifier: Apache-2.0

import Expectations
import Foundation
import MullionControls
import MullionTextInput
import MullionViewTree
import Testing

/// Tests of the spell checker with the installed dictionaries.
@MainActor
struct TextCheckerTests {
  private let checker = UITextChecker()

  private func wrong(_ text: String, from start: Int = 0, wrap: Bool = false) -> NSRange {
    checker.rangeOfMisspelledWord(
      in: text, range: NSRange(location: 0, length: text.utf16.count), startingAt: start,
      wrap: wrap, language: "en_US")
  }

  @Test func `without a dictionary nothing is wrong`() {
    expect(
      checker.rangeOfMisspelledWord(
        in: "qqqzzzx", range: NSRange(location: 0, length: 7), startingAt: 0, wrap: false,
        language: "xx_XX"
      ).location, equals: NSNotFound)
    let range = NSRange(location: 0, length: 7)
    expect(checker.guesses(forWordRange: range, in: "qqqzzzx", language: "xx_XX") == nil)
    expect(
      checker.completions(forPartialWordRange: range, in: "qqqzzzx", language: "xx_XX") == nil)
  }

  @Test func `a wrong word is found where there is a dictionary`() {
    guard UITextChecker.availableLanguages.contains(where: { $0.hasPrefix("en") }) else {
      return expect(wrong("A qqqzzzx word").location, equals: NSNotFound)
    }
    expect(wrong("A qqqzzzx word"), equals: NSRange(location: 2, length: 7))
    expect(wrong("A qqqzzzx word", from: 5).location, equals: NSNotFound)
    expect(wrong("A qqqzzzx word", from: 10, wrap: true).location, equals: 2)
    expect(wrong("It's a word of 2qqzzz").location, equals: NSNotFound)
    let guesses = checker.guesses(
      forWordRange: NSRange(location: 0, length: 4), in: "wrod", language: "en_US")
    expect(guesses?.contains("word"), equals: true)
    checker.ignoreWord("qqqzzzx")
    expect(wrong("A qqqzzzx word").location, equals: NSNotFound)
  }

  @Test func `words are ignored by a checker, and learned by all`() {
    checker.ignoreWord("abc")
    checker.ignoreWord("Mullion")
    expect(checker.ignoredWords, equals: ["Mullion", "abc"])
    expect(UITextChecker().ignoredWords, equals: [])
    UITextChecker.learnWord("qqqw")
    expect(UITextChecker.hasLearnedWord("qqqw"))
    UITextChecker.unlearnWord("qqqw")
    expect(!UITextChecker.hasLearnedWord("qqqw"))
  }
}
