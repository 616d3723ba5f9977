// SPDX-License-Identifier: Apache-2.0

import Foundation

/// The words of an interface file in the language of the person, from the `.strings` or `.xcstrings`
/// file of the same name, in which they stand by object and attribute: `a1-Bc-d2E.text`.
struct FileStrings {
  private let words: [String: String]

  /// The words beside the interface file at `url`.
  init(_ url: URL?) {
    guard let url else {
      words = [:]
      return
    }
    let name = url.deletingPathExtension().lastPathComponent
    let folder = url.deletingLastPathComponent()
    let above = folder.pathExtension == "lproj" ? folder.deletingLastPathComponent() : folder
    words =
      Self.catalogue(folder.appendingPathComponent("\(name).xcstrings"))
      ?? Self.catalogue(above.appendingPathComponent("\(name).xcstrings"))
      ?? Self.table("\(name).strings", in: above) ?? [:]
  }

  /// The words for an attribute of the object `id`; nil: those of the file itself.
  func text(_ id: String?, _ key: String) -> String? {
    guard !words.isEmpty, let id else { return nil }
    return words["\(id).\(key)"]
  }

  private static func table(_ name: String, in folder: URL) -> [String: String]? {
    let children = try? FileManager.default.contentsOfDirectory(
      at: folder, includingPropertiesForKeys: nil)
    let languages = (children ?? []).filter { $0.pathExtension == "lproj" }
      .map { $0.deletingPathExtension().lastPathComponent }.filter { $0 != "Base" }
    for language in Bundle.preferredLocalizations(from: languages.sorted()) {
      let file = folder.appendingPathComponent("\(language).lproj").appendingPathComponent(name)
      guard let data = try? Data(contentsOf: file),
        let read = try? PropertyListSerialization.propertyList(from: data, format: nil)
      else { continue }
      return read as? [String: String]
    }
    return nil
  }

  private struct Catalogue: Decodable {
    struct Entry: Decodable { var localizations: [String: Localization]? }
    struct Localization: Decodable { var stringUnit: Unit? }
    struct Unit: Decodable { var value: String }
    var strings: [String: Entry]
  }

  private static func catalogue(_ file: URL) -> [String: String]? {
    guard let data = try? Data(contentsOf: file),
      let read = try? JSONDecoder().decode(Catalogue.self, from: data)
    else { return nil }
    var words: [String: String] = [:]
    for (key, entry) in read.strings {
      let known = entry.localizations ?? [:]
      let wanted = Bundle.preferredLocalizations(from: known.keys.sorted())
      words[key] = wanted.lazy.compactMap { known[$0]?.stringUnit?.value }.first
    }
    return words
  }
}
