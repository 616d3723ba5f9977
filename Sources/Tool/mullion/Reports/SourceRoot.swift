// SPDX-License-Identifier: Apache-2.0

import Foundation

/// The folder that reports tell the paths of sources from.
enum SourceRoot {
  /// The repository that `folder` is in, or else the folder.
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
