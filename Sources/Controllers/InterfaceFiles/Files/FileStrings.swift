// SPDX-License-Identifier: Apache-2.0

package import Foundation
import MullionStringCatalogues
import MullionViewTree

/// The localized strings of an interface file, from the `.strings` or `.xcstrings` file of the same name,
/// keyed by object and attribute: `a1-Bc-d2E.text`.
///
/// If none of the user's languages is available, the strings of the interface file itself are used, which are
/// in the development language of the project.
package struct FileStrings {
  private let words: [String: String]

  /// Creates the strings beside the interface file at `url` for `languages`, in order of preference; empty
  /// with `nil`.
  package init(_ url: URL?, for languages: [String] = Locale.preferredLanguages) {
    guard let url else {
      words = [:]
      return
    }
    let name = url.deletingPathExtension().lastPathComponent
    let folder = url.deletingLastPathComponent()
    let above = folder.pathExtension == "lproj" ? folder.deletingLastPathComponent() : folder
    words =
      Self.catalogue(folder.appendingPathComponent("\(name).xcstrings"), languages)
      ?? Self.catalogue(above.appendingPathComponent("\(name).xcstrings"), languages)
      ?? Self.table("\(name).strings", in: above, languages) ?? [:]
  }

  /// Returns the string for an attribute of the object `id`, or `nil` to use the string of the interface
  /// file.
  package func text(_ id: String?, _ key: String) -> String? {
    guard !words.isEmpty, let id else { return nil }
    return words["\(id).\(key)"]
  }

  /// Returns the language among `languages` that matches the `preferred` languages best, or `nil` to use the
  /// strings of the interface file.
  ///
  /// The result is `nil` if no language matches, or if `own`, the language of the interface file, matches
  /// best and is not among `languages`.
  private static func spoken(
    among languages: [String], _ own: String, _ preferred: [String]
  ) -> String? {
    let found = LanguageMatch.best(among: [own] + languages, for: preferred)
    return found == own ? languages.first { $0 == own } : found
  }

  private static func table(
    _ name: String, in folder: URL, _ preferred: [String]
  ) -> [String: String]? {
    let children = try? FileManager.default.contentsOfDirectory(
      at: folder, includingPropertiesForKeys: nil)
    let languages = (children ?? []).filter { $0.pathExtension == "lproj" }
      .map { $0.deletingPathExtension().lastPathComponent }.filter { $0 != "Base" }
    let own = Bundle.main.object(forInfoDictionaryKey: "CFBundleDevelopmentRegion") as? String
    if let language = spoken(among: languages, own ?? "en", preferred) {
      let file = folder.appendingPathComponent("\(language).lproj").appendingPathComponent(name)
      guard let data = try? Data(contentsOf: file),
        let read = try? PropertyListSerialization.propertyList(from: data, format: nil)
      else { return nil }
      return read as? [String: String]
    }
    return nil
  }

  private static func catalogue(_ file: URL, _ preferred: [String]) -> [String: String]? {
    guard let data = try? Data(contentsOf: file), let read = try? StringCatalogue(data) else {
      return nil
    }
    var words: [String: String] = [:]
    for key in read.keys {
      let wanted = spoken(among: read.languages(of: key), read.sourceLanguage, preferred)
      words[key] = wanted.flatMap { read.text(of: key, in: $0)?.general }
    }
    return words
  }
}
