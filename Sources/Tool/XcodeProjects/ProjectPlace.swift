// SPDX-License-Identifier: Apache-2.0

import Foundation

/// Where a project stands.
package struct ProjectPlace: Hashable, Sendable {
  /// The path of the project, which ends in `.xcodeproj`.
  package let path: String
  /// The path of the file with the targets.
  package let file: String
  /// The folder that its paths begin at.
  package let folder: String

  /// The place of the project at `path`, whose objects are known.
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
