// SPDX-License-Identifier: Apache-2.0

import Foundation
import MullionContracts

/// Reads and writes the files of snapshots.
enum SnapshotFiles {
  /// The bytes of the file at `path`; nil: there is none.
  static func contents(_ path: String) -> Data? { FileManager.default.contents(atPath: path) }

  /// Writes the file at `path` whole, and the folders that it is in.
  ///
  /// - Throws: an error of Foundation's.
  static func write(_ data: Data, to path: String) throws {
    try FileManager.default.createDirectory(
      atPath: (path as NSString).deletingLastPathComponent, withIntermediateDirectories: true)
    try WholeFile(path).write(data)
  }

  /// Deletes the files that are there.
  static func remove(_ paths: [String]) throws {
    for path in paths where FileManager.default.fileExists(atPath: path) {
      try FileManager.default.removeItem(atPath: path)
    }
  }
}
