// SPDX-License-Identifier: Apache-2.0

import Foundation
#if canImport(MullionStringCatalogues)
import MullionStringCatalogues
#endif
import Synchronization

/// A catalogue of strings that a bundle has as a resource.
struct BundleCatalogue: Sendable {
  private let catalogue: StringCatalogue
  private let languages: [String]

  /// The catalogues that were looked for, by their paths; nil: there is none.
  private static let known = Mutex<[String: BundleCatalogue?]>([:])

  /// The catalogue with the texts of `table`; nil: the bundle has none that can be read.
  ///
  /// It is read once for the process.
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

  /// The text of `key` in the person's language, else that in the language of the keys, with its language;
  /// nil: there is neither.
  func text(of key: String) -> (text: CatalogueText, language: String)? {
    let spoken = Bundle.preferredLocalizations(from: languages).first ?? catalogue.sourceLanguage
    for language in [spoken, catalogue.sourceLanguage] {
      if let text = catalogue.text(of: key, in: language), text.general != nil {
        return (text, language)
      }
    }
    return nil
  }

  /// The text of `key` in the person's language as a format for `arguments`, else that in the language
  /// of the keys; nil: there is neither.
  func format(of key: String, for arguments: [LocalizationArgument]) -> String? {
    let spoken = Bundle.preferredLocalizations(from: languages).first ?? catalogue.sourceLanguage
    for language in [spoken, catalogue.sourceLanguage] {
      let format = catalogue.text(of: key, in: language)?.format { place in
        let number = arguments.number(at: place)
        return number.map { PluralCategory.name(of: $0, in: language) } ?? "other"
      }
      if let format { return format }
    }
    return nil
  }
}

extension [LocalizationArgument] {
  /// The number at `place`, from 1 on, or the first of them; nil: there is none.
  fileprivate func number(at place: Int?) -> Double? {
    guard let place else { return lazy.compactMap(\.number).first }
    return indices.contains(place - 1) ? self[place - 1].number : nil
  }
}
