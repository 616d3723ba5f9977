// SPDX-License-Identifier: Apache-2.0

import Foundation

/// Local packages that replace remote dependencies of manifests.
///
/// The compiler of manifests replaces the URLs that end in their names, also in manifests of dependencies.
struct LocalPackages {
  /// The variable with which the compiler of manifests finds the folder of links.
  static let variable = "MULLION_GIVEN_PACKAGES"

  /// The absolute paths of the packages' folders, by name.
  private let folders: [String: String]

  /// Creates the packages in `folders`, by name.
  init(_ folders: [String: String]) { self.folders = folders }

  /// Returns the paths of their links in `folder`, by name; SwiftPM identifies a package by the last
  /// component of its path, in lower case.
  func links(in folder: CacheFolder) -> [String: String] {
    Dictionary(uniqueKeysWithValues: folders.keys.map { ($0, folder.file($0.lowercased())) })
  }

  /// Creates the links in `folder`, and removes everything else there.
  ///
  /// - Throws: `BuildError` when one of them is not a package, or the links cannot be created.
  func link(in folder: CacheFolder) throws(BuildError) {
    for (name, path) in folders.sorted(by: { $0.key < $1.key })
    where !FileManager.default.fileExists(atPath: "\(path)/Package.swift") {
      throw BuildError("--package \(name)=\(path): there is no Package.swift in that folder.")
    }
    folder.remove()
    guard !folders.isEmpty else { return }
    try folder.make()
    for (name, path) in folders { try folder.link(name.lowercased(), to: path) }
  }

  /// Returns the pins in `resolved`, a `Package.resolved`, without those of the given packages.
  ///
  /// SwiftPM fetches all pins as long as the file matches the manifest, also those of packages that are not
  /// needed; without the manifest's hash it only fetches what is needed.
  ///
  /// A text that cannot be parsed is returned unmodified.
  func leftOut(of resolved: String) -> String {
    guard
      var file = (try? JSONSerialization.jsonObject(with: Data(resolved.utf8))) as? [String: Any],
      let pins = file["pins"] as? [[String: Any]]
    else { return resolved }
    let known = Set(folders.keys.map { $0.lowercased() })
    let left = pins.filter { pin in
      (pin["identity"] as? String).map { !known.contains($0) } ?? true
    }
    guard left.count < pins.count || file["originHash"] != nil else { return resolved }
    file["pins"] = left
    file["originHash"] = nil
    let data = try? JSONSerialization.data(withJSONObject: file, options: [.sortedKeys])
    return data.map { String(decoding: $0, as: UTF8.self) } ?? resolved
  }
}
