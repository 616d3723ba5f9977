// SPDX-License-Identifier: Apache-2.0

import Foundation
import MullionStringCatalogues

/// A string catalogue in all languages, `.xcstrings`, as the tables that programs read.
///
/// Of plural variations the form `other` is used, because a table has no variations.
struct CatalogueTables {
  /// The texts by key, for each language.
  let tables: [String: [String: String]]

  /// Reads the tables of the catalogue in the file at `path`.
  ///
  /// - Throws: `BuildError` when it is not a string catalogue.
  init(path: String) throws(BuildError) {
    let data = FileManager.default.contents(atPath: path) ?? Data()
    let catalogue: StringCatalogue
    do {
      catalogue = try StringCatalogue(data)
    } catch {
      throw BuildError("'\(path)' is not a string catalogue; open it in Xcode and save it.")
    }
    var tables: [String: [String: String]] = [catalogue.sourceLanguage: [:]]
    for key in catalogue.keys {
      // A key without a text in the source language is its own text.
      tables[catalogue.sourceLanguage]?[key] = key
      for language in catalogue.languages(of: key) {
        guard let text = catalogue.text(of: key, in: language)?.general else { continue }
        tables[language, default: [:]][key] = text
      }
    }
    self.tables = tables
  }

  /// Returns the table of `language` as a property list.
  ///
  /// - Throws: an error of Foundation when it cannot be encoded.
  func text(of language: String) throws -> String {
    let list = try PropertyListSerialization.data(
      fromPropertyList: tables[language] ?? [:], format: .xml, options: 0)
    return String(decoding: list, as: UTF8.self)
  }
}
