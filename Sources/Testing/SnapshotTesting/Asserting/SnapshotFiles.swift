// SPDX-License-Identifier: Apache-2.0

import Foundation
import MullionContracts

/// The reading and writing of snapshot files.
enum SnapshotFiles {
  /// Returns the contents of the file at `path`, or `nil` if there is none.
  static func contents(_ path: String) -> Data? { FileManager.default.contents(atPath: path) }

  /// Writes the file at `path` atomically, and creates the folders that contain it.
  ///
  /// - Throws: an error of Foundation.
  static func write(_ data: Data, to path: String) throws {
    try FileManager.default.createDirectory(
      atPath: (path as NSString).deletingLastPathComponent, withIntermediateDirectories: true)
    try WholeFile(path).write(data)
  }

  /// Deletes the files at `paths` that exist.
  static func remove(_ paths: [String]) throws {
    for path in paths where FileManager.default.fileExists(atPath: path) {
      try FileManager.default.removeItem(atPath: path)
    }
  }
}
