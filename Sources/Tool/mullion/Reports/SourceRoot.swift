// SPDX-License-Identifier: Apache-2.0

import Foundation

/// The base folder of source paths in reports.
enum SourceRoot {
  /// Returns the repository that contains `folder`, or else the folder.
  static func path(of folder: String) -> String {
    var place = URL(fileURLWithPath: folder).standardizedFileURL
    while place.path != "/" {
      if FileManager.default.fileExists(atPath: place.appendingPathComponent(".git").path) {
        return place.path
      }
      place.deleteLastPathComponent()
    }
    return URL(fileURLWithPath: folder).standardizedFileURL.path
  }
}
