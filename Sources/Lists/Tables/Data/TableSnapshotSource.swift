// SPDX-License-Identifier: Apache-2.0

import Foundation
import MullionCollectionViews
import MullionDiffableSnapshots

/// The snapshot storage of a table's data source, which passes on moves of rows to the data source itself.
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
