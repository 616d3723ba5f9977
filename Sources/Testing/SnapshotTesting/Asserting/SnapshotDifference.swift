// SPDX-License-Identifier: Apache-2.0

/// The difference between a snapshot and its reference.
struct SnapshotDifference {
  /// The descriptions of the differences.
  var words: [String]
  /// The files to compare that were written, the candidate for the new reference or for the text beside it
  /// first; empty if none was written.
  var left: [String]
}
