// SPDX-License-Identifier: Apache-2.0

/// What a snapshot was when a data source handed it out.
final class SnapshotOrigin<Section: Hashable & Sendable, Item: Hashable & Sendable>: Sendable {
  let snapshot: NSDiffableDataSourceSnapshot<Section, Item>

  init(_ snapshot: NSDiffableDataSourceSnapshot<Section, Item>) {
    self.snapshot = snapshot
  }
}
