// SPDX-License-Identifier: Apache-2.0

import Foundation

/// Which of the languages that a text is in somebody understands.
package enum LanguageMatch {
  /// The one of `known` for a person who likes the languages `liked`, the best first; nil: none.
  ///
  /// For each of them the language itself is looked for, then it without a region, then it in another
  /// one: who likes `pt-BR` understands `pt` and `pt-PT`. Languages that are written in two scripts are
  /// two, as `zh-TW` and `zh-Hans` are.
  ///
  /// - Complexity: O(k × n), k the number of known languages, n that of the others.
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
