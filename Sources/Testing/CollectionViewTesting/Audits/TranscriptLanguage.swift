// SPDX-License-Identifier: Apache-2.0

/// The language of a transcript's roles and states.
public enum TranscriptLanguage: String, CaseIterable, Sendable {
  case english = "en"
  case german = "de"
  case french = "fr"
  case spanish = "es"
  case korean = "ko"
  case arabic = "ar"

  /// Creates the first supported language of `languages`, given as in `de-AT`; English if there is none.
  init(speaking languages: [String]) {
    let codes = languages.map { String($0.prefix { $0 != "-" && $0 != "_" }).lowercased() }
    self = codes.lazy.compactMap { Self(rawValue: $0) }.first ?? .english
  }

  /// Returns the translation of `word`.
  func text(_ word: TranscriptWord) -> String {
    let words = word.words
    return switch self {
    case .english: words.0
    case .german: words.1
    case .french: words.2
    case .spanish: words.3
    case .korean: words.4
    case .arabic: words.5
    }
  }

  /// Returns the phrase for a position in a set, such as "2 of 5".
  func place(_ number: Int, of count: Int) -> String {
    switch self {
    case .english: "\(number) of \(count)"
    case .german: "\(number) von \(count)"
    case .french: "\(number) sur \(count)"
    case .spanish: "\(number) de \(count)"
    case .korean: "\(count)개 중 \(number)"
    case .arabic: "\(number) من \(count)"
    }
  }
}
