// SPDX-License-Identifier: Apache-2.0

/// A reference in the files, and the value that a run compares with it.
protocol SnapshotReference {
  /// Whether there is a reference.
  var exists: Bool { get }
  /// Has the value be the reference.
  func write() throws
  /// How the value differs; what it leaves in files is written. Nil: it counts as equal.
  func difference() throws -> SnapshotDifference?
  /// Deletes what earlier runs left.
  func clear() throws
}
