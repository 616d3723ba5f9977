// SPDX-License-Identifier: Apache-2.0

import Foundation
import MullionXcodeProjects

/// A folder with a project, which is deleted after the test.
final class ProjectFolder {
  let path: String

  /// The path of its project.
  var project: String { path + "/Shop.xcodeproj" }
  /// The path of its project file.
  var file: String { project + "/project.pbxproj" }

  init() {
    path = NSTemporaryDirectory() + "project-\(UUID().uuidString)"
  }

  deinit { try? FileManager.default.removeItem(atPath: path) }

  func write(_ text: String, _ name: String) throws {
    let file = URL(fileURLWithPath: "\(path)/\(name)")
    try FileManager.default.createDirectory(
      at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
    try Data(text.utf8).write(to: file)
  }

  /// Writes the project file of `project` with the given objects; `P` is the project.
  func writeObjects(_ objects: String, _ project: String = "Shop.xcodeproj") throws {
    try write(
      "// !$*UTF8*$!\n{\n\tobjects = {\n\(objects)\n\t};\n\trootObject = P;\n}\n",
      "\(project)/project.pbxproj")
  }

  /// Returns the error of reading the project, without the folder's own path, or `nil` if there is none.
  func complaint() -> String? {
    do throws(ProjectError) {
      _ = try XcodeProject(path: project)
      return nil
    } catch {
      return error.description.replacingOccurrences(of: path + "/", with: "")
    }
  }
}

extension XcodeTarget {
  /// The names of its sources.
  var sourceNames: [String] { sources.map(\.name) }
}
