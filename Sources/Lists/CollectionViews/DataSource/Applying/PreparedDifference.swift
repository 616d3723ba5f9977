// SPDX-License-Identifier: Apache-2.0

import MullionDiffableSnapshots

/// A difference that was computed in advance, and the turn of the state that it starts from.
struct PreparedDifference<Section: Hashable & Sendable, Item: Hashable & Sendable>: Sendable {
  /// The turn of the queue in which the starting state is displayed; see ``ApplyQueue``.
  let turn: Int
  let difference: SnapshotDifference<Section, Item>
}
