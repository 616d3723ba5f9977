// SPDX-License-Identifier: Apache-2.0
// A copy of Sources/Base/MullionFoundation/Localization/BundlePlurals.swift, written by Scripts/copies.

import Foundation
#if canImport(MullionStringCatalogues)
import MullionStringCatalogues
#endif
import Synchronization

/// A plural table, `.stringsdict`, of a bundle in the user's language.
struct BundlePlurals: Sendable {
  /// An entry with its language.
  struct Entry: Sendable {
    let plural: PluralFormat
    let language: String

    /// Returns the format for values with these numbers.
    func format(for numbers: [Double?]) -> String {
      plural.expanded(
        number: { numbers.indices.contains($0 - 1) ? numbers[$0 - 1] : nil },
        category: { PluralCategory.name(of: $0, in: language) })
    }
  }

  /// The entries by their keys.
  let entries: [String: Entry]
  /// The keys without a valid entry, for which Foundation stops the program when it looks them up in a
  /// bundle.
  let unreadable: Set<String>

  /// A cache of tables by path; `nil` for a path without a readable one.
  private static let known = Mutex<[String: BundlePlurals?]>([:])

  /// Returns the plurals of `table`; `nil` if the bundle has no readable ones.
  ///
  /// Each plural table is read once in the life of the process.
  static func found(in bundle: Bundle, table: String) -> BundlePlurals? {
    guard let path = bundle.path(forResource: table, ofType: "stringsdict") else { return nil }
    return known.withLock { known in
      if let plurals = known[path] { return plurals }
      // Foundation traps when a bundle without an Info.plist is queried for its language.
      let own = bundle.infoDictionary?["CFBundleDevelopmentRegion"] as? String
      let plurals = BundlePlurals(path, ownLanguage: own ?? "en")
      known[path] = .some(plurals)
      return plurals
    }
  }

  private init?(_ path: String, ownLanguage: String) {
    let data = FileManager.default.contents(atPath: path) ?? Data()
    let list = try? PropertyListSerialization.propertyList(from: data, format: nil)
    guard let list = list as? [String: Any] else { return nil }
    let folder = URL(fileURLWithPath: path).deletingLastPathComponent()
    let name = folder.deletingPathExtension().lastPathComponent
    let language = folder.pathExtension == "lproj" && name != "Base" ? name : ownLanguage
    let found = list.compactMapValues { ($0 as? [String: Any]).flatMap(PluralFormat.init) }
    entries = found.mapValues { Entry(plural: $0, language: language) }
    unreadable = Set(list.keys.filter { found[$0] == nil })
  }
}
