// SPDX-License-Identifier: Apache-2.0

import Foundation
import MullionContracts

/// Where the assets of one bundle are, by name and kind.
struct AssetFolders: Sendable {
  /// Folders by the asset's name and its folder's ending, `photo.imageset`.
  private var folders: [String: URL] = [:]

  private static let kinds: Set<String> = ["imageset", "colorset", "dataset"]
  /// Deeper groups are left out.
  private static let deepest = 16

  /// Reads the names of all assets in the catalogues of `resources`, and in those of bundles that
  /// stand in it: the resources of a package's modules are bundles of their own.
  init(in resources: URL) {
    for place in [resources] + Self.children(of: resources).filter({ Self.isBundle($0) }) {
      for catalogue in Self.children(of: place) where catalogue.pathExtension == "xcassets" {
        read(catalogue, prefix: "", above: [])
      }
    }
  }

  func folder(of name: String, ending: String) -> URL? { folders["\(name).\(ending)"] }

  /// Reads a folder of a catalogue that is in the folders at the paths `above`.
  ///
  /// A folder that is a link to one above it is left out: it would be walked for ever.
  private mutating func read(_ folder: URL, prefix: String, above: Set<String>) {
    let path = folder.resolvingSymlinksInPath().path
    guard above.count < Self.deepest, !above.contains(path) else { return }
    for child in Self.children(of: folder) {
      let name = prefix + child.lastPathComponent
      if Self.kinds.contains(child.pathExtension) {
        if folders[name] == nil { folders[name] = child }
      } else if child.pathExtension.isEmpty, Self.isFolder(child) {
        let isNamespace = Self.providesNamespace(child)
        read(
          child, prefix: isNamespace ? "\(prefix)\(child.lastPathComponent)/" : prefix,
          above: above.union([path]))
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

  /// Whether a folder is at the place, or a link to one.
  private static func isFolder(_ url: URL) -> Bool {
    let path = url.resolvingSymlinksInPath().path
    var isDirectory: ObjCBool = false
    return FileManager.default.fileExists(atPath: path, isDirectory: &isDirectory)
      && isDirectory.boolValue
  }

  /// What is in the folder, or in the one it is a link to, by name.
  private static func children(of folder: URL) -> [URL] {
    let found = try? FileManager.default.contentsOfDirectory(
      at: folder.resolvingSymlinksInPath(), includingPropertiesForKeys: nil)
    return (found ?? []).sorted { $0.path < $1.path }
  }
}
