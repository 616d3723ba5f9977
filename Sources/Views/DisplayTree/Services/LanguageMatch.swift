// SPDX-License-Identifier: Apache-2.0

import Foundation

/// The matching of the available languages of a text with preferred languages.
package enum LanguageMatch {
  /// Returns the language among `known` that matches the preferred languages `liked` best; `nil` if none
  /// does.
  ///
  /// For each preferred language in order, the same language is searched first, then the one without a
  /// region, then the one with another region: `pt-BR` matches `pt` and `pt-PT`. Languages with two scripts
  /// are treated as two, such as `zh-TW` and `zh-Hans`.
  ///
  /// - Complexity: O(*k* × *n*), where *k* is the number of known languages and *n* that of the preferred
  ///   ones.
  package static func best(among known: [String], for liked: [String]) -> String? {
    for liked in liked {
      let code = code(of: liked)
      let found =
        known.first { $0.caseInsensitiveCompare(liked) == .orderedSame }
        ?? known.first { isWritten($0, as: liked) && $0.lowercased() == code }
        ?? known.first { isWritten($0, as: liked) && Self.code(of: $0) == code }
      if let found { return found }
    }
    return nil
  }

  private static func code(of language: String) -> String {
    language.prefix { $0 != "-" && $0 != "_" }.lowercased()
  }

  private static func isWritten(_ one: String, as other: String) -> Bool {
    guard code(of: one) == code(of: other) else { return false }
    return Locale.Language(identifier: one).script == Locale.Language(identifier: other).script
  }
}
