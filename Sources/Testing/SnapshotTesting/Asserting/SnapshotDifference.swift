// SPDX-License-Identifier: Apache-2.0

/// The difference between a snapshot and its reference.
struct SnapshotDifference {
  /// The differences, one line each.
  var words: [String]
  /// The files that were written, the candidate for the new reference first.
  var left: [String]
}
