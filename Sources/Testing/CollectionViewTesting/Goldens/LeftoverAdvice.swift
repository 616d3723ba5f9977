// SPDX-License-Identifier: Apache-2.0

import Foundation

/// Advice to ignore the files that failures write beside goldens, if a repository does not do so yet.
struct LeftoverAdvice {
  /// The sentence with the lines of `.gitignore`.
  let sentence: String

  /// Creates the advice for a folder of goldens; `nil` if it is not in a git repository, or the files are
  /// already ignored.
  ///
  /// - Complexity: O(*n*) in the number of folders above it.
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
