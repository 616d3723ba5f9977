// SPDX-License-Identifier: Apache-2.0

import Foundation

/// A reference that is compared by its strategy.
struct ValueReference<Format>: SnapshotReference {
  let place: SnapshotPlace
  let diffing: Diffing<Format>
  let value: Format

  var exists: Bool { FileManager.default.fileExists(atPath: place.reference) }

  private var leftover: String { place.leftover(of: place.reference) }

  func write() throws { try SnapshotFiles.write(diffing.toData(value), to: place.reference) }

  func difference() throws -> SnapshotDifference? {
    let kept = SnapshotFiles.contents(place.reference) ?? Data()
    let made = diffing.toData(value)
    guard kept != made, let (words, _) = diffing.diff(diffing.fromData(kept), value) else {
      return nil
    }
    try SnapshotFiles.write(made, to: leftover)
    if let artifact = place.artifact { try SnapshotFiles.write(made, to: artifact) }
    return SnapshotDifference(words: [words], left: [leftover])
  }

  func clear() throws { try SnapshotFiles.remove([leftover]) }
}
