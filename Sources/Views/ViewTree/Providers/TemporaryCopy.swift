// SPDX-License-Identifier: Apache-2.0

import Foundation

/// A temporary file that exists while a handler uses it.
struct TemporaryCopy {
  private let name: String

  /// Creates a description of a file with a name; `kind` is a type identifier or a file name extension.
  ///
  /// The file is created by `hand(over:to:)`.
  init(_ name: String?, _ kind: String) {
    let ending = kind.contains(".") ? FileKind.ending(of: kind) : kind
    let base = name.map { $0.replacing("/", with: "-") } ?? "file"
    self.name = ending.isEmpty ? base : "\(base).\(ending)"
  }

  /// Creates the file with `make`, passes it or the error to `take`, and deletes it.
  func hand(over make: (URL) throws -> Void, to take: (URL?, Bool, (any Error)?) -> Void) {
    let files = FileManager.default
    let folder = files.temporaryDirectory.appendingPathComponent("item-\(UUID().uuidString)")
    defer { try? files.removeItem(at: folder) }
    let place = folder.appendingPathComponent(name)
    do {
      try files.createDirectory(at: folder, withIntermediateDirectories: true)
      try make(place)
    } catch {
      return take(nil, false, error)
    }
    take(place, false, nil)
  }
}
