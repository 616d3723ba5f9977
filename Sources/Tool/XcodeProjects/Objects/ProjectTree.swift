// SPDX-License-Identifier: Apache-2.0

import Foundation

/// The groups of a project: where the files stand that it names.
struct ProjectTree: Sendable {
  /// How deep groups may stand in each other.
  static let deepest = 256
  static let groups: Set = ["PBXGroup", "PBXVariantGroup", "XCVersionGroup"]
  static let members: Set = [
    "PBXGroup", "PBXVariantGroup", "XCVersionGroup", "PBXFileReference", "PBXReferenceProxy",
    "PBXFileSystemSynchronizedRootGroup",
  ]

  /// The folder that the project's paths begin at.
  let folder: String
  private let objects: ProjectObjects
  /// The id of the group that each object stands in.
  private let parents: [String: String]

  /// The tree of `objects`, whose paths begin at `folder`.
  ///
  /// - Throws: `ProjectError` when a group names what does not exist, or no file.
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

  /// The path of a file, folder or group; nil: it is one of Xcode's own or a product.
  ///
  /// - Throws: `ProjectError` when the groups around it stand in themselves, or too deep.
  /// - Complexity: O(d), d how deep it stands.
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
          "the \(object.kind) '\(object.title)' stands in itself, or more than \(Self.deepest)"
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
