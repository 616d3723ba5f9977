// SPDX-License-Identifier: Apache-2.0

import CollectionViewTesting
import Foundation

extension GoldenEntry {
  /// The path of the file with the difference: beside the golden, or with the copy of the run's result.
  var differencePath: String {
    let url = URL(fileURLWithPath: made)
    let copy = url.deletingLastPathComponent().appendingPathComponent(
      "diff-\(url.lastPathComponent)")
    return FileManager.default.fileExists(atPath: copy.path)
      ? copy.path : Golden(path: golden).difference
  }
}
