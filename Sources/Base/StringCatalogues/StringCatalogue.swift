// SPDX-License-Identifier: Apache-2.0

package import Foundation

/// A catalogue of strings, `.xcstrings`: a program's texts in all of its languages.
package struct StringCatalogue: Decodable, Sendable {
  private struct Entry: Decodable, Sendable {
    var localizations: [String: CatalogueText]?
  }

  /// The language that the keys are in; English where the file does not say.
  package let sourceLanguage: String
  private let strings: [String: Entry]

  private enum CodingKeys: CodingKey {
    case sourceLanguage, strings
  }

  /// The catalogue in a file of JSON.
  ///
  /// - Throws: `DecodingError` when it is none.
  /// - Complexity: O(n) in the length of the file.
  package init(_ data: Data) throws {
    self = try JSONDecoder().decode(Self.self, from: data)
  }

  /// Reads a catalogue.
  ///
  /// - Throws: `DecodingError` when there are no strings, or one is of another kind.
  package init(from decoder: any Decoder) throws {
    let values = try decoder.container(keyedBy: CodingKeys.self)
    sourceLanguage = try values.decodeIfPresent(String.self, forKey: .sourceLanguage) ?? "en"
    strings = try values.decode([String: Entry].self, forKey: .strings)
  }

  /// The keys, in no order.
  package var keys: some Sequence<String> { strings.keys }

  /// The languages that some text is in, by their names; that of the keys comes first.
  ///
  /// - Complexity: O(n) in the number of texts.
  package var languages: [String] {
    let known = Set(strings.values.flatMap { ($0.localizations ?? [:]).keys })
    return [sourceLanguage] + known.subtracting([sourceLanguage]).sorted()
  }

  /// The languages that `key` has a text in, by their names.
  ///
  /// - Complexity: O(n log n) in their number.
  package func languages(of key: String) -> [String] {
    (strings[key]?.localizations ?? [:]).keys.sorted()
  }

  /// The entry of `key` in `language`; nil: there is none.
  package func text(of key: String, in language: String) -> CatalogueText? {
    strings[key]?.localizations?[language]
  }
}
