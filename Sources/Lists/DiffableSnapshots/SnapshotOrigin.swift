// SPDX-License-Identifier: Apache-2.0

/// The state of a snapshot when a data source returned it.
final class SnapshotOrigin<Section: Hashable & Sendable, Item: Hashable & Sendable>: Sendable {
  let snapshot: NSDiffableDataSourceSnapshot<Section, Item>

  init(_ snapshot: NSDiffableDataSourceSnapshot<Section, Item>) {
    self.snapshot = snapshot
  }
}
