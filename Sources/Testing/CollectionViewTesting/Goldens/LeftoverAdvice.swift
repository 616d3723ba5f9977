// SPDX-License-Identifier: Apache-2.0

import Foundation

/// Advice to keep the files that failures leave beside goldens out of a repository, where nothing does yet.
struct LeftoverAdvice {
  /// The sentence with the lines of `.gitignore`.
  let sentence: String

  /// The advice for a folder of goldens; nil: it is in no git repository, or the lines are there.
  ///
  /// - Complexity: O(n) in the number of folders above it.
  init?(folder: String) {
    var place = URL(fileURLWithPath: folder).standardizedFileURL
    while place.path != "/" {
      let ignored = FileManager.default.contents(
        atPath: place.appendingPathComponent(".gitignore").path)
      if let ignored, String(decoding: ignored, as: UTF8.self).contains("*.new.*") { return nil }
      if FileManager.default.fileExists(atPath: place.appendingPathComponent(".git").path) {
        sentence =
          "The first golden was written to \(folder). Failures leave files beside goldens: add the lines *.new.*, *.diff.* and"
          + " review.html to \(place.path)/.gitignore."
        return
      }
      place.deleteLastPathComponent()
    }
    return nil
  }
}
