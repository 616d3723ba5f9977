// SPDX-License-Identifier: Apache-2.0

import Foundation
import MullionContracts

/// The asset folders of one bundle, by name and kind.
struct AssetFolders: Sendable {
  /// The folders by the asset's name with the extension of its folder, for example `photo.imageset`.
  private var folders: [String: URL] = [:]

  private static let kinds: Set<String> = ["imageset", "colorset", "dataset"]
  /// The maximum nesting depth of groups; deeper ones are ignored.
  private static let deepest = 16

  /// Reads the names of all assets in the catalogues of `resources` and of bundles inside it, because the
  /// resources of a package's modules are bundles of their own.
  init(in resources: URL) {
    for place in [resources] + Self.children(of: resources).filter({ Self.isBundle($0) }) {
      for catalogue in Self.children(of: place) where catalogue.pathExtension == "xcassets" {
        read(catalogue, prefix: "", above: [])
      }
    }
  }

  func folder(of name: String, ending: String) -> URL? { folders["\(name).\(ending)"] }

  /// Reads a catalogue folder whose parent folders have the paths `above`.
  ///
  /// Symbolic links to a parent folder are ignored, to avoid infinite recursion.
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

  /// Returns whether `url` is a folder or a symbolic link to one.
  private static func isFolder(_ url: URL) -> Bool {
    let path = url.resolvingSymlinksInPath().path
    var isDirectory: ObjCBool = false
    return FileManager.default.fileExists(atPath: path, isDirectory: &isDirectory)
      && isDirectory.boolValue
  }

  /// Returns the contents of the folder, or of the folder that it links to, sorted by path.
  private static func children(of folder: URL) -> [URL] {
    let found = try? FileManager.default.contentsOfDirectory(
      at: folder.resolvingSymlinksInPath(), includingPropertiesForKeys: nil)
    return (found ?? []).sorted { $0.path < $1.path }
  }
}
