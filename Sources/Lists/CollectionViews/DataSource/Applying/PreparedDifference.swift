// SPDX-License-Identifier: Apache-2.0

import MullionDiffableSnapshots

/// A difference that was found before its turn, and what it begins with.
struct PreparedDifference<Section: Hashable & Sendable, Item: Hashable & Sendable>: Sendable {
  /// The turn in which what it begins with is shown; see ``ApplyQueue``.
  let turn: Int
  let difference: SnapshotDifference<Section, Item>
}
