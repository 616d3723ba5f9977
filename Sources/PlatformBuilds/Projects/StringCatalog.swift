// SPDX-License-Identifier: Apache-2.0

import Foundation

/// A catalogue of strings in all languages, `.xcstrings`, as the tables that programs read.
///
/// Of words that depend on a number the form for many is taken.
struct StringCatalog {
  private struct Catalog: Decodable {
    var sourceLanguage: String
    var strings: [String: Entry]
  }

  private struct Entry: Decodable {
    var localizations: [String: Localization]?
  }

  private struct Localization: Decodable {
    var stringUnit: Unit?
    var variations: [String: [String: Localization]]?

    /// The text; nil: there is none yet.
    var text: String? {
      if let stringUnit { return stringUnit.value }
      let forms = variations?["plural"] ?? variations?["device"]
      return forms?["other"]?.text
    }
  }

  private struct Unit: Decodable {
    var value: String
  }

  /// The texts by their keys, by language.
  let tables: [String: [String: String]]

  /// The catalogue in the file at `path`.
  ///
  /// - Throws: `BuildError` when it is none.
  init(path: String) throws(BuildError) {
    let data = FileManager.default.contents(atPath: path) ?? Data()
    let catalog: Catalog
    do {
      catalog = try JSONDecoder().decode(Catalog.self, from: data)
    } catch {
      throw BuildError("'\(path)' is no catalogue of strings; open it in Xcode and save it.")
    }
    var tables: [String: [String: String]] = [catalog.sourceLanguage: [:]]
    for (key, entry) in catalog.strings {
      // What the source language does not say is the key itself.
      tables[catalog.sourceLanguage]?[key] = key
      for (language, localization) in entry.localizations ?? [:] {
        guard let text = localization.text else { continue }
        tables[language, default: [:]][key] = text
      }
    }
    self.tables = tables
  }

  /// The table of `language` as a property list.
  ///
  /// - Throws: an error of Foundation's when it can't be written.
  func text(of language: String) throws -> String {
    let list = try PropertyListSerialization.data(
      fromPropertyList: tables[language] ?? [:], format: .xml, options: 0)
    return String(decoding: list, as: UTF8.self)
  }
}
