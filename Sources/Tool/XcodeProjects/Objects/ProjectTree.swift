// SPDX-License-Identifier: Apache-2.0

import Foundation

/// The groups of a project, which determine the paths of its files.
struct ProjectTree: Sendable {
  /// The maximum nesting depth of groups.
  static let deepest = 256
  static let groups: Set = ["PBXGroup", "PBXVariantGroup", "XCVersionGroup"]
  static let members: Set = [
    "PBXGroup", "PBXVariantGroup", "XCVersionGroup", "PBXFileReference", "PBXReferenceProxy",
    "PBXFileSystemSynchronizedRootGroup",
  ]

  /// The base folder of the project's paths.
  let folder: String
  private let objects: ProjectObjects
  /// The identifier of the group that contains each object.
  private let parents: [String: String]

  /// Creates the tree of `objects`, whose paths are relative to `folder`.
  ///
  /// - Throws: `ProjectError` when a group contains a missing object, or one that is not a file or group.
  init(_ objects: ProjectObjects, folder: String) throws(ProjectError) {
    var parents: [String: String] = [:]
    for group in objects.all(Self.groups) {
      for child in try objects.objects("children", of: group, Self.members)
      where parents[child.id] == nil {
        parents[child.id] = group.id
      }
    }
    self.folder = folder
    self.objects = objects
    self.parents = parents
  }

  /// Returns the path of a file, folder or group, or `nil` if it is a product or belongs to Xcode.
  ///
  /// - Throws: `ProjectError` when the groups around it form a cycle, or are nested too deeply.
  /// - Complexity: O(*d*) in the nesting depth.
  func path(of object: ProjectObject) throws(ProjectError) -> String? {
    var components: [String] = []
    var next: ProjectObject? = object
    var depth = 0
    while let here = next {
      let path = here.optionalText("path")
      if let path { components.append(path) }
      if path?.hasPrefix("/") == true { return Self.joined(components, from: "/") }
      switch here.optionalText("sourceTree") ?? "<group>" {
      case "<group>": next = parents[here.id].flatMap { objects[$0] }
      case "SOURCE_ROOT": next = nil
      case "<absolute>": return Self.joined(components, from: "/")
      default: return nil
      }
      depth += 1
      if depth > Self.deepest {
        throw object.error(
          "the \(object.kind) '\(object.title)' contains itself, or is more than \(Self.deepest)"
            + " groups deep.")
      }
    }
    return Self.joined(components, from: folder)
  }

  private static func joined(_ components: [String], from folder: String) -> String {
    let path = components.reversed().reduce(folder) { path, component in
      component.hasPrefix("/") ? component : path + "/" + component
    }
    return URL(fileURLWithPath: path).standardizedFileURL.path
  }
}
