// SPDX-License-Identifier: Apache-2.0

import Foundation

/// The location of a project.
package struct ProjectPlace: Hashable, Sendable {
  /// The path of the project, which ends in `.xcodeproj`.
  package let path: String
  /// The path of the project file, `project.pbxproj`.
  package let file: String
  /// The base folder of the project's paths.
  package let folder: String

  /// Creates the location of the project at `path` with its objects.
  init(path: String, objects: ProjectObjects) {
    let whole = URL(fileURLWithPath: path)
    let inner = objects.root.optionalText("projectDirPath") ?? ""
    self.path = path
    file = objects.file
    folder =
      URL(fileURLWithPath: inner, relativeTo: whole.deletingLastPathComponent())
      .standardizedFileURL.path
  }
}
