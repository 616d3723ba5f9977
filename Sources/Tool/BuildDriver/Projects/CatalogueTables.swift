// SPDX-License-Identifier: Apache-2.0

import Foundation
import MullionStringCatalogues

/// A catalogue of strings in all languages, `.xcstrings`, as the tables that programs read.
///
/// Of words that depend on a number the form for many is taken: a table has no other.
struct CatalogueTables {
  /// The texts by their keys, by language.
  let tables: [String: [String: String]]

  /// The tables of the catalogue in the file at `path`.
  ///
  /// - Throws: `BuildError` when it is none.
  init(path: String) throws(BuildError) {
    let data = FileManager.default.contents(atPath: path) ?? Data()
    let catalogue: StringCatalogue
    do {
      catalogue = try StringCatalogue(data)
    } catch {
      throw BuildError("'\(path)' is no catalogue of strings; open it in Xcode and save it.")
    }
    var tables: [String: [String: String]] = [catalogue.sourceLanguage: [:]]
    for key in catalogue.keys {
      // What the source language does not say is the key itself.
      tables[catalogue.sourceLanguage]?[key] = key
      for language in catalogue.languages(of: key) {
        guard let text = catalogue.text(of: key, in: language)?.general else { continue }
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
