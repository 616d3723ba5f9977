// SPDX-License-Identifier: Apache-2.0

import Foundation
import MullionContracts

/// Where the assets of one bundle are, by name and kind.
struct AssetFolders: Sendable {
  /// Folders by the asset's name and its folder's ending, `photo.imageset`.
  private var folders: [String: URL] = [:]

  private static let kinds: Set<String> = ["imageset", "colorset", "dataset"]
  /// A folder that is a link to one above it would be walked for ever.
  private static let deepest = 16

  /// Reads the names of all assets in the catalogues of `resources`, and in those of bundles that
  /// stand in it: the resources of a package's modules are bundles of their own.
  init(in resources: URL) {
    for place in [resources] + Self.children(of: resources).filter({ Self.isBundle($0) }) {
      for catalogue in Self.children(of: place) where catalogue.pathExtension == "xcassets" {
        read(catalogue, prefix: "", depth: 0)
      }
    }
  }

  func folder(of name: String, ending: String) -> URL? { folders["\(name).\(ending)"] }

  private mutating func read(_ folder: URL, prefix: String, depth: Int) {
    guard depth < Self.deepest else { return }
    for child in Self.children(of: folder) {
      let name = prefix + child.lastPathComponent
      if Self.kinds.contains(child.pathExtension) {
        if folders[name] == nil { folders[name] = child }
      } else if child.pathExtension.isEmpty, child.hasDirectoryPath {
        let isNamespace = Self.providesNamespace(child)
        read(
          child, prefix: isNamespace ? "\(prefix)\(child.lastPathComponent)/" : prefix,
          depth: depth + 1)
      }
    }
  }

  private struct Folder: Decodable {
    struct Properties: Decodable {
      var providesNamespace: Bool?
      enum CodingKeys: String, CodingKey { case providesNamespace = "provides-namespace" }
    }
    var properties: Properties?
  }

  private static func providesNamespace(_ folder: URL) -> Bool {
    let file = folder.appendingPathComponent("Contents.json")
    guard let data = try? WholeFile(file.path).read(),
      let contents = try? JSONDecoder().decode(Folder.self, from: data)
    else { return false }
    return contents.properties?.providesNamespace ?? false
  }

  private static func isBundle(_ url: URL) -> Bool {
    ["resources", "bundle"].contains(url.pathExtension)
  }

  /// What is in the folder, by name.
  private static func children(of folder: URL) -> [URL] {
    let found = try? FileManager.default.contentsOfDirectory(
      at: folder, includingPropertiesForKeys: [.isDirectoryKey])
    return (found ?? []).sorted { $0.path < $1.path }
  }
}
