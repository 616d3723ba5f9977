// SPDX-License-Identifier: Apache-2.0

/// How a snapshot differs from its reference.
struct SnapshotDifference {
  /// What differs, a line each.
  var words: [String]
  /// The files that were left, the one that belongs in the reference's place first.
  var left: [String]
}
