// SPDX-License-Identifier: Apache-2.0
// A copy of Sources/Base/MullionFoundation/Localization/BundleCatalogue.swift, written by Scripts/copies.

import Foundation
#if canImport(MullionStringCatalogues)
import MullionStringCatalogues
#endif
import Synchronization

/// A string catalog in the resources of a bundle.
struct BundleCatalogue: Sendable {
  private let catalogue: StringCatalogue
  private let languages: [String]

  /// A cache of catalogs by path; `nil` for a path without a readable one.
  private static let known = Mutex<[String: BundleCatalogue?]>([:])

  /// Returns the catalog with the texts of `table`; `nil` if the bundle has no readable one.
  ///
  /// Each catalog is read once in the life of the process.
  static func found(in bundle: Bundle, table: String) -> BundleCatalogue? {
    let path = bundle.path(forResource: table, ofType: "xcstrings")
    guard let path else { return nil }
    return known.withLock { known in
      if let catalogue = known[path] { return catalogue }
      let catalogue = BundleCatalogue(path)
      known[path] = .some(catalogue)
      return catalogue
    }
  }

  private init?(_ path: String) {
    let data = FileManager.default.contents(atPath: path)
    guard let data, let catalogue = try? StringCatalogue(data) else { return nil }
    (self.catalogue, languages) = (catalogue, catalogue.languages)
  }

  /// Returns the text of `key` and its language, in the user's language or else in that of the keys; `nil` if
  /// there is neither.
  func text(of key: String) -> (text: CatalogueText, language: String)? {
    let spoken = Bundle.preferredLocalizations(from: languages).first ?? catalogue.sourceLanguage
    for language in [spoken, catalogue.sourceLanguage] {
      if let text = catalogue.text(of: key, in: language), text.general != nil {
        return (text, language)
      }
    }
    return nil
  }

  /// Returns the text of `key` as a format for `arguments`, in the user's language or else in that of the
  /// keys; `nil` if there is neither.
  func format(of key: String, for arguments: [LocalizationArgument]) -> String? {
    let spoken = Bundle.preferredLocalizations(from: languages).first ?? catalogue.sourceLanguage
    for language in [spoken, catalogue.sourceLanguage] {
      let format = catalogue.text(of: key, in: language)?.format { place in
        CatalogueText.kinds(of: arguments.number(at: place)) {
          PluralCategory.name(of: $0, in: language)
        }
      }
      if let format { return format }
    }
    return nil
  }
}

extension [LocalizationArgument] {
  /// Returns the number at `place`, from 1, or the first number for `nil`; `nil` if there is none.
  fileprivate func number(at place: Int?) -> Double? {
    guard let place else { return lazy.compactMap(\.number).first }
    return indices.contains(place - 1) ? self[place - 1].number : nil
  }
}
