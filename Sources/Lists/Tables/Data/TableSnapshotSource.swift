// SPDX-License-Identifier: Apache-2.0

import Foundation
import MullionCollectionViews
import MullionDiffableSnapshots

/// The snapshots of a table's data source; who moves rows in them is up to that one.
@MainActor
final class TableSnapshotSource<Section: Hashable & Sendable, Item: Hashable & Sendable>:
  UICollectionViewDiffableDataSource<Section, Item>
{
  var onMove: (IndexPath, IndexPath) -> Void = { _, _ in }

  override func collectionView(
    _ collectionView: UICollectionView, moveItemAt sourceIndexPath: IndexPath,
    to destinationIndexPath: IndexPath
  ) {
    onMove(sourceIndexPath, destinationIndexPath)
  }
}
