// SPDX-License-Identifier: Apache-2.0

/// The language in which a transcript says what elements are.
public enum TranscriptLanguage: String, CaseIterable, Sendable {
  case english = "en"
  case german = "de"
  case french = "fr"
  case spanish = "es"

  /// What a word of ``TranscriptWord`` is in the language.
  func text(_ word: TranscriptWord) -> String {
    let words = word.words
    return switch self {
    case .english: words.0
    case .german: words.1
    case .french: words.2
    case .spanish: words.3
    }
  }

  /// Which one of how many something is.
  func place(_ number: Int, of count: Int) -> String {
    switch self {
    case .english: "\(number) of \(count)"
    case .german: "\(number) von \(count)"
    case .french: "\(number) sur \(count)"
    case .spanish: "\(number) de \(count)"
    }
  }
}
