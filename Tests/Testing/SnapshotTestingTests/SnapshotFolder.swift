// SPDX-License-Identifier: Apache-2.0

import Foundation

/// A folder for the references of one test, which goes with it.
final class SnapshotFolder: Sendable {
  let path = NSTemporaryDirectory() + "snapshots-\(UUID().uuidString)"

  deinit { try? FileManager.default.removeItem(atPath: path) }

  /// The file's contents; nil: there is none.
  func text(_ name: String) -> String? {
    FileManager.default.contents(atPath: "\(path)/\(name)")
      .map { String(decoding: $0, as: UTF8.self) }
  }

  /// The names of the files and folders that are there, sorted.
  var names: [String] {
    (FileManager.default.subpaths(atPath: path) ?? []).sorted()
  }

  /// Writes a file.
  func write(_ text: String, to name: String) throws {
    try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true)
    try Data(text.utf8).write(to: URL(fileURLWithPath: "\(path)/\(name)"))
  }
}
