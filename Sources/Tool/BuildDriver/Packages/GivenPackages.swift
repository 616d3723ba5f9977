// SPDX-License-Identifier: Apache-2.0

import Foundation

/// Packages that manifests would have from elsewhere, and that somebody has on the machine.
///
/// The compiler of manifests puts them in the places of the addresses that end in their names, in
/// manifests of dependencies too.
struct GivenPackages {
  /// The variable in which that compiler finds the folder with the links.
  static let variable = "MULLION_GIVEN_PACKAGES"

  /// The packages' folders, from the file system's root, by their names.
  private let folders: [String: String]

  /// The packages in `folders`, by their names.
  init(_ folders: [String: String]) { self.folders = folders }

  /// Where the links to them stand in `folder`, by their names: SwiftPM knows a package by the last part
  /// of its path, in small letters.
  func links(in folder: CacheFolder) -> [String: String] {
    Dictionary(uniqueKeysWithValues: folders.keys.map { ($0, folder.file($0.lowercased())) })
  }

  /// Makes the links in `folder`, and nothing else there.
  ///
  /// - Throws: `BuildError` when one of them is no package, or the links can't be made.
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

  /// The versions of packages in `resolved`, a `Package.resolved`, without those of the given ones, which
  /// SwiftPM would fetch as long as the file says that it was made for this manifest.
  ///
  /// A text that cannot be read stays as it is.
  func leftOut(of resolved: String) -> String {
    guard
      var file = (try? JSONSerialization.jsonObject(with: Data(resolved.utf8))) as? [String: Any],
      let pins = file["pins"] as? [[String: Any]]
    else { return resolved }
    let known = Set(folders.keys.map { $0.lowercased() })
    let left = pins.filter { pin in
      (pin["identity"] as? String).map { !known.contains($0) } ?? true
    }
    guard left.count < pins.count else { return resolved }
    file["pins"] = left
    file["originHash"] = nil
    let data = try? JSONSerialization.data(withJSONObject: file, options: [.sortedKeys])
    return data.map { String(decoding: $0, as: UTF8.self) } ?? resolved
  }
}
