// SPDX-License-Identifier: Apache-2.0

package import Foundation
package import UIKit

/// A plain data source of a collection view whose items may be moved.
///
/// A separate class, because a collection view determines from the implemented methods whether an item can be
/// moved.
@MainActor
package final class MovableItemSource: ItemAnswers, UICollectionViewDataSource {
  /// The closure that returns whether an item may be moved.
  package var mayMove: (IndexPath) -> Bool = { _ in true }
  /// The closure that moves an item in the data.
  package var move: (_ origin: IndexPath, _ goal: IndexPath) -> Void = { _, _ in }

  package func collectionView(
    _ collectionView: UICollectionView, canMoveItemAt indexPath: IndexPath
  ) -> Bool {
    mayMove(indexPath)
  }

  package func collectionView(
    _ collectionView: UICollectionView, moveItemAt sourceIndexPath: IndexPath,
    to destinationIndexPath: IndexPath
  ) {
    move(sourceIndexPath, destinationIndexPath)
  }
}
