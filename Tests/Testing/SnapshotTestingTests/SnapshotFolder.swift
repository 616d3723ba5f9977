// SPDX-License-Identifier: Apache-2.0

import Foundation

/// A folder for the references of one test, which is deleted with the object.
final class SnapshotFolder: Sendable {
  let path = NSTemporaryDirectory() + "snapshots-\(UUID().uuidString)"

  deinit { try? FileManager.default.removeItem(atPath: path) }

  /// Returns the contents of a file, or `nil` if the file is missing.
  func text(_ name: String) -> String? {
    FileManager.default.contents(atPath: "\(path)/\(name)")
      .map { String(decoding: $0, as: UTF8.self) }
  }

  /// The sorted names of the files and folders in the folder.
  var names: [String] {
    (FileManager.default.subpaths(atPath: path) ?? []).sorted()
  }

  /// Writes a file to the folder.
  func write(_ text: String, to name: String) throws {
    try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true)
    try Data(text.utf8).write(to: URL(fileURLWithPath: "\(path)/\(name)"))
  }
}
