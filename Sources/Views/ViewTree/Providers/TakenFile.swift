// SPDX-License-Identifier: Apache-2.0

import Foundation

/// A file that is there while somebody takes it.
struct TakenFile {
  private let name: String

  /// A file of a name; `kind`: a type, or what stands behind the name's last point.
  init(_ name: String?, _ kind: String) {
    let ending = kind.contains(".") ? FileKind.ending(of: kind) : kind
    let base = name.map { $0.replacing("/", with: "-") } ?? "file"
    self.name = ending.isEmpty ? base : "\(base).\(ending)"
  }

  /// Makes the file with `make`, has it taken, and deletes it.
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
