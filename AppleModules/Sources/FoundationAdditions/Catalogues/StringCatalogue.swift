// SPDX-License-Identifier: Apache-2.0
// A copy of Sources/Base/StringCatalogues/StringCatalogue.swift, written by Scripts/copies.

package import Foundation

/// A string catalog, `.xcstrings`: a program's texts in all its languages.
package struct StringCatalogue: Decodable, Sendable {
  private struct Entry: Decodable, Sendable {
    var localizations: [String: CatalogueText]?
  }

  /// The language of the keys; English if the file does not specify one.
  package let sourceLanguage: String
  private let strings: [String: Entry]

  private enum CodingKeys: CodingKey {
    case sourceLanguage, strings
  }

  /// Creates a catalog from a JSON file.
  ///
  /// - Throws: `DecodingError` if the file is not a catalog.
  /// - Complexity: O(*n*) in the length of the file.
  package init(_ data: Data) throws {
    self = try JSONDecoder().decode(Self.self, from: data)
  }

  /// Decodes a catalog.
  ///
  /// - Throws: `DecodingError` if there are no strings, or a value has another type.
  package init(from decoder: any Decoder) throws {
    let values = try decoder.container(keyedBy: CodingKeys.self)
    sourceLanguage = try values.decodeIfPresent(String.self, forKey: .sourceLanguage) ?? "en"
    strings = try values.decode([String: Entry].self, forKey: .strings)
  }

  /// The keys, in no particular order.
  package var keys: some Sequence<String> { strings.keys }

  /// The identifiers of the languages that have a text, preceded by that of the language of the keys.
  ///
  /// - Complexity: O(*n*) in the number of texts.
  package var languages: [String] {
    let known = Set(strings.values.flatMap { ($0.localizations ?? [:]).keys })
    return [sourceLanguage] + known.subtracting([sourceLanguage]).sorted()
  }

  /// Returns the identifiers of the languages that have a text for `key`, in alphabetical order.
  ///
  /// - Complexity: O(*n* log *n*) in their number.
  package func languages(of key: String) -> [String] {
    (strings[key]?.localizations ?? [:]).keys.sorted()
  }

  /// Returns the entry of `key` in `language`; `nil` if there is none.
  package func text(of key: String, in language: String) -> CatalogueText? {
    strings[key]?.localizations?[language]
  }
}
