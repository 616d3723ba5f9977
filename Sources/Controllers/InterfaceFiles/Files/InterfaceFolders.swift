// SPDX-License-Identifier: Apache-2.0

import Foundation
import MullionViewTree

/// A finder of interface files among the resources of bundles.
@MainActor
final class InterfaceFolders {
  private struct Key: Hashable {
    var folder: String
    var name: String
    /// The preferred languages to find the file in; empty for those of the process.
    var languages: [String]
  }

  /// The folder of the program's resources; cached, because every controller without a nib of its own needs
  /// it.
  private lazy var mainFolder = Bundle.main.resourcePath
  private var known: [Key: URL] = [:]
  private var missing: Set<Key> = []
  private var places: [Key: [URL]] = [:]

  /// Returns the file `name.ending` in the resources of `bundle` or in a module's resource bundle among them,
  /// or `nil` if there is none.
  ///
  /// If `bundle` is `nil`, the resources of the program are searched.
  func file(named name: String, ending: String, in bundle: Bundle?) -> URL? {
    let own = bundle.flatMap { $0 === Bundle.main ? nil : $0 }
    guard let folder = own.map(\.resourcePath) ?? mainFolder else { return nil }
    let languages = HostEnvironment.current.languages
    let key = Key(folder: folder, name: "\(name).\(ending)", languages: languages)
    if let url = known[key], FileManager.default.fileExists(atPath: url.path) { return url }
    guard !missing.contains(key) else { return nil }
    for place in places(in: Key(folder: folder, name: "", languages: languages)) {
      let url = place.appendingPathComponent(key.name)
      if FileManager.default.fileExists(atPath: url.path) {
        known[key] = url
        return url
      }
    }
    missing.insert(key)
    return nil
  }

  /// Returns the folders that are searched for files, including those of the matching localizations.
  private func places(in key: Key) -> [URL] {
    if let found = places[key] { return found }
    let root = URL(fileURLWithPath: key.folder)
    var found: [URL] = []
    for place in [root] + children(of: root, endings: ["resources", "bundle"]) {
      let languages = children(of: place, endings: ["lproj"])
      let base = languages.filter { $0.lastPathComponent == "Base.lproj" }
      let names = languages.map { $0.deletingPathExtension().lastPathComponent }
        .filter { $0 != "Base" }
      let spoken = LanguageMatch.best(among: names, for: key.languages)
      let wanted = spoken.map { [$0] } ?? Bundle.preferredLocalizations(from: names)
      found += [place] + base + wanted.map { place.appendingPathComponent("\($0).lproj") }
    }
    places[key] = found
    return found
  }

  private func children(of folder: URL, endings: Set<String>) -> [URL] {
    let all = try? FileManager.default.contentsOfDirectory(
      at: folder, includingPropertiesForKeys: nil)
    return (all ?? []).filter { endings.contains($0.pathExtension) }.sorted { $0.path < $1.path }
  }
}
