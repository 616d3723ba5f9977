// SPDX-License-Identifier: Apache-2.0

/// A section that exists in both versions.
struct SectionPair {
  let old: Int
  let new: Int
  /// Runs of items that are known to be equal, in the new order.
  var runs: [AlignedRun] = []
}
