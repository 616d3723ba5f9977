// SPDX-License-Identifier: Apache-2.0

import Foundation

/// A folder whose files belong to a target without being listed.
struct SynchronizedFolder {
  /// The maximum number of files that are scanned.
  private static let mostFiles = 100_000
  /// The maximum nesting depth of folders.
  private static let deepest = 64
  /// The extensions of folders that are one resource.
  private static let wholes: Set = [
    "xcassets", "bundle", "framework", "xcframework", "xcdatamodeld", "xcdatamodel", "docc",
    "playground", "scnassets", "mlpackage", "xcodeproj", "xcworkspace", "icon",
  ]
  /// The extensions of files that are not part of a product.
  private static let leftOut: Set = ["xcconfig", "entitlements", "h", "hpp", "pch", "modulemap"]

  private let object: ProjectObject
  private let path: String
  private let explicitFolders: Set<String>
  /// The exceptions of each target, by identifier.
  private let exceptions: [String: Set<String>]

  /// Creates the folder described by `object`, at `path`.
  ///
  /// - Throws: `ProjectError` when an object that it refers to is missing.
  init(
    _ object: ProjectObject, at path: String, in objects: ProjectObjects
  ) throws(ProjectError) {
    var exceptions: [String: Set<String>] = [:]
    let kinds: Set = [
      "PBXFileSystemSynchronizedBuildFileExceptionSet",
      "PBXFileSystemSynchronizedGroupBuildPhaseMembershipExceptionSet",
    ]
    for set in try objects.objects("exceptions", of: object, kinds) {
      guard let target = set.optionalText("target") else { continue }
      exceptions[target, default: []].formUnion(try set.texts("membershipExceptions"))
    }
    self.object = object
    self.path = path
    self.exceptions = exceptions
    explicitFolders = Set(try object.texts("explicitFolders"))
  }

  /// Returns the files that belong to the given target, sorted by path.
  ///
  /// A member target has all files but the exceptions; another target has the exceptions only.
  ///
  /// - Throws: `ProjectError` when the folder does not exist, or contains too many files or levels.
  func files(of target: String, isMember: Bool) throws(ProjectError) -> [ProjectFile] {
    let excepted = exceptions[target] ?? []
    guard isMember || !excepted.isEmpty else { return [] }
    return try all().filter { relative in
      let named = Self.ancestors(of: relative).contains(where: excepted.contains)
      return named != isMember
    }.map { ProjectFile(path: path + "/" + $0, line: object.line) }
  }

  /// Returns the path itself and those of the folders around it.
  private static func ancestors(of relative: String) -> [String] {
    var components = relative.split(separator: "/")
    var paths: [String] = []
    while !components.isEmpty {
      paths.append(components.joined(separator: "/"))
      components.removeLast()
    }
    return paths
  }

  /// Returns the paths of all files, relative to the folder.
  private func all() throws(ProjectError) -> [String] {
    guard FileManager.default.fileExists(atPath: path) else {
      throw object.error("the folder '\(path)' does not exist.")
    }
    var found: [String] = []
    var waiting: [(path: String, depth: Int)] = [("", 0)]
    var looked = 0
    // A symbolic link may form a cycle.
    var seen: Set<String> = []
    while let (folder, depth) = waiting.popLast() {
      let whole = folder.isEmpty ? path : path + "/" + folder
      let real = URL(fileURLWithPath: whole).resolvingSymlinksInPath().path
      guard seen.insert(real).inserted else { continue }
      let names = (try? FileManager.default.contentsOfDirectory(atPath: whole)) ?? []
      for name in names where !name.hasPrefix(".") {
        looked += 1
        guard looked <= Self.mostFiles, depth < Self.deepest else {
          throw object.error(
            "the folder '\(path)' has more than \(Self.mostFiles) files, or folders more than"
              + " \(Self.deepest) deep.")
        }
        let relative = folder.isEmpty ? name : folder + "/" + name
        switch kind(of: relative) {
        case .folder: waiting.append((relative, depth + 1))
        case .file: found.append(relative)
        case .nothing: break
        }
      }
    }
    return found.sorted()
  }

  private enum Kind { case folder, file, nothing }

  private func kind(of relative: String) -> Kind {
    var isFolder: ObjCBool = false
    let whole = path + "/" + relative
    guard FileManager.default.fileExists(atPath: whole, isDirectory: &isFolder) else {
      return .nothing
    }
    let ending = URL(fileURLWithPath: relative).pathExtension.lowercased()
    guard isFolder.boolValue else { return Self.leftOut.contains(ending) ? .nothing : .file }
    return Self.wholes.contains(ending) || explicitFolders.contains(relative) ? .file : .folder
  }
}
