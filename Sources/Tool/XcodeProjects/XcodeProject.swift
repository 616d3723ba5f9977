// SPDX-License-Identifier: Apache-2.0

import Foundation

/// An Xcode project as a value: its targets with all information needed to build them.
package struct XcodeProject: Sendable {
  /// The location of the project.
  package let place: ProjectPlace
  /// All targets, in the order of the project.
  package let targets: [XcodeTarget]
  /// The folders of packages among the project's files.
  private let ownPackages: [String]
  /// The projects on which its targets depend, directly or transitively, by path.
  private(set) var others: [String: XcodeProject] = [:]
  /// The errors of other projects that exist but cannot be read, by path.
  private(set) var broken: [String: ProjectError] = [:]

  /// The path of the project, which ends in `.xcodeproj`.
  package var path: String { place.path }
  /// The path of the project file.
  package var file: String { place.file }
  /// The base folder of the project's paths.
  package var folder: String { place.folder }

  /// The folders of packages among the files of this project and of the others.
  package var localPackages: [String] {
    let all = ownPackages + others.sorted { $0.key < $1.key }.flatMap(\.value.ownPackages)
    var seen: Set<String> = []
    return all.filter { seen.insert($0).inserted }
  }

  /// The name of the project: that of its folder, without the extension.
  package var name: String {
    URL(fileURLWithPath: path).deletingPathExtension().lastPathComponent
  }

  /// Reads the project at `path`, and those on which its targets depend.
  ///
  /// Errors of other projects are not reported before they are needed.
  ///
  /// - Parameters:
  ///   - path: the folder that ends in `.xcodeproj`.
  ///   - configuration: the configuration whose settings apply, if a target has it.
  /// - Throws: `ProjectError` with the file and the line of the problem.
  /// - Complexity: O(*n*) in the length of the project files and the number of files in their folders.
  package init(path: String, configuration: String = "Debug") throws(ProjectError) {
    try self.init(alone: path, configuration: configuration)
    var open = Set(targets.flatMap(\.foreignDependencies).map(\.project))
    var seen: Set = [place.path]
    while let path = open.popFirst() {
      guard seen.insert(path).inserted, FileManager.default.fileExists(atPath: path) else {
        continue
      }
      do throws(ProjectError) {
        let other = try XcodeProject(alone: path, configuration: configuration)
        others[path] = other
        open.formUnion(other.targets.flatMap(\.foreignDependencies).map(\.project))
      } catch {
        broken[path] = error
      }
    }
  }

  /// Reads the project at `path` and no other.
  private init(alone path: String, configuration: String) throws(ProjectError) {
    let whole = URL(fileURLWithPath: path).standardizedFileURL
    let file = whole.appendingPathComponent("project.pbxproj").path
    guard FileManager.default.fileExists(atPath: file) else {
      throw ProjectError(
        path, nil, "there is no project.pbxproj in it; expected a folder that ends in .xcodeproj.")
    }
    let objects = try ProjectObjects(file: file)
    let place = ProjectPlace(path: whole.path, objects: objects)
    let tree = try ProjectTree(objects, folder: place.folder)
    let reader = TargetReader(
      objects: objects, tree: tree, place: place,
      projectName: whole.deletingPathExtension().lastPathComponent, configuration: configuration)
    var targets: [XcodeTarget] = []
    for object in try objects.objects("targets", of: objects.root, TargetReader.kinds) {
      targets.append(try reader.target(object))
    }
    self.place = place
    self.targets = targets
    ownPackages = try Self.packages(objects, tree)
  }

  /// Returns the package folders that the project names: as packages, or among its files.
  private static func packages(
    _ objects: ProjectObjects, _ tree: ProjectTree
  ) throws(ProjectError) -> [String] {
    var paths: [String] = []
    for object in objects.all(["XCLocalSwiftPackageReference", "PBXFileReference"]) {
      let path =
        object.kind == "PBXFileReference"
        ? try tree.path(of: object)
        : tree.folder + "/" + (try object.text("relativePath"))
      guard let path else { continue }
      let manifest = URL(fileURLWithPath: path).standardizedFileURL
        .appendingPathComponent("Package.swift")
      if FileManager.default.fileExists(atPath: manifest.path) {
        paths.append(manifest.deletingLastPathComponent().path)
      }
    }
    var seen: Set<String> = []
    return paths.filter { seen.insert($0).inserted }
  }
}

extension XcodeProject {
  /// Returns the target named `name`, or `nil` if there is none.
  package func target(named name: String) -> XcodeTarget? { targets.first { $0.name == name } }

  /// Returns the target with the given identifier, or `nil` if there is none.
  package func target(id: String) -> XcodeTarget? { targets.first { $0.id == id } }
}
