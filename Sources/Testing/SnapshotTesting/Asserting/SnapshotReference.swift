// SPDX-License-Identifier: Apache-2.0

/// A stored reference, and the value that a run compares with it.
protocol SnapshotReference {
  /// Whether the reference exists.
  var exists: Bool { get }
  /// Writes the value as the reference.
  func write() throws
  /// Returns the difference of the value, after writing its files, or `nil` if it counts as equal or cannot
  /// be compared.
  func difference() throws -> SnapshotDifference?
  /// Deletes the files of earlier runs.
  func clear() throws
}
