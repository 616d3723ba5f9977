// SPDX-License-Identifier: Apache-2.0

import Foundation
import Synchronization

/// The folder for the snapshots of one source file.
struct SnapshotFolder {
  /// The name of the source file, without its extension.
  let source: String
  /// The path of the folder.
  let path: String

  private struct Key: Hashable {
    let file: String
    let directory: String?
  }

  /// The cache of folders, because a suite uses the same ones repeatedly.
  private static let known = Mutex<[Key: SnapshotFolder]>([:])

  /// Returns the folder for an assertion.
  static func of(_ call: SnapshotCall) -> SnapshotFolder {
    let key = Key(file: call.file, directory: call.directory)
    if let known = known.withLock({ $0[key] }) { return known }
    let folder = SnapshotFolder(key)
    // Other paths are relative to the current directory of the process, which may change.
    if call.directory?.hasPrefix("/") ?? call.file.hasPrefix("/") {
      known.withLock { $0[key] = folder }
    }
    return folder
  }

  private init(_ key: Key) {
    let file = URL(fileURLWithPath: key.file)
    source = file.deletingPathExtension().lastPathComponent
    let folder =
      key.directory.map { URL(fileURLWithPath: $0, isDirectory: true) }
      ?? file.deletingLastPathComponent().appendingPathComponent("__Snapshots__")
      .appendingPathComponent(source)
    path = folder.path
  }
}
