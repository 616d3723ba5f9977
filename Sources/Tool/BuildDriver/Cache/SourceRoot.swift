// SPDX-License-Identifier: Apache-2.0

import Foundation

/// The base folder of source paths in reports.
package enum SourceRoot {
  /// Returns the repository that contains `folder`, or else the folder.
  package static func path(of folder: String) -> String {
    var place = URL(fileURLWithPath: folder).standardizedFileURL
    while place.path != "/" {
      if FileManager.default.fileExists(atPath: place.appendingPathComponent(".git").path) {
        return place.path
      }
      place.deleteLastPathComponent()
    }
    return URL(fileURLWithPath: folder).standardizedFileURL.path
  }

  /// Returns the path of the package or project at `path` in its repository; empty if it is the repository.
  static func name(of path: String) -> String {
    let whole = URL(fileURLWithPath: path).standardizedFileURL.path
    let root = self.path(of: whole)
    return whole.hasPrefix(root + "/") ? String(whole.dropFirst(root.count + 1)) : ""
  }
}
