// SPDX-License-Identifier: Apache-2.0

package import Foundation
import MullionViewTree

extension UICollectionViewCell: SwipeableRow {
  /// Marks the configurations as needing an update.
  package func swipeChanged() { setNeedsUpdateConfiguration() }
}

extension UICollectionView: SwipeContaining {
  /// Whether rows can be swiped: `false` in editing mode and while an item is being moved.
  package var allowsSwipes: Bool { !isEditing && engine.movement.moving == nil }

  /// Returns the list row at `point`, in content coordinates, if its list has a provider of swipe actions and
  /// the delegate permits editing the row.
  package func swipeRow(at point: CGPoint) -> (view: any SwipeableRow, indexPath: IndexPath)? {
    let hit = sequence(first: hitTest(point, with: nil), next: { $0?.superview })
    guard let cell = hit.lazy.compactMap({ $0 as? UICollectionViewCell }).first,
      let path = indexPath(for: cell),
      let list = listConfiguration(of: cell),
      list.leadingSwipeActionsConfigurationProvider != nil
        || list.trailingSwipeActionsConfigurationProvider != nil,
      delegate?.collectionView(self, canEditItemAt: path) ?? true
    else { return nil }
    return (cell, path)
  }

  /// Returns the index path of the item that a cell displays.
  package func swipePath(of view: any SwipeableRow) -> IndexPath? {
    (view as? UICollectionViewCell).flatMap { indexPath(for: $0) }
  }

  /// Returns the swipe actions at an edge of a row from the provider of its list, or from the view's owner at
  /// the trailing edge.
  package func swipeActions(
    at indexPath: IndexPath, isLeading: Bool, isDeliberate: Bool
  ) -> UISwipeActionsConfiguration? {
    if !isLeading, let owner {
      return owner.trailingActions(at: indexPath, isDeliberate: isDeliberate)
    }
    guard let cell = cellForItem(at: indexPath), let list = listConfiguration(of: cell) else {
      return nil
    }
    return isLeading
      ? list.leadingSwipeActionsConfigurationProvider?(indexPath)
      : list.trailingSwipeActionsConfigurationProvider?(indexPath)
  }

  /// Notifies the view's owner that a swipe of the row at `indexPath` begins.
  package func swipeWillBegin(at indexPath: IndexPath) {
    guard let owner, let side = swipes.open?.side else { return }
    let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
    owner.swipeWillBegin(at: indexPath, isTrailing: !side.isLeading(isMirrored: isMirrored))
  }

  /// Notifies the view's owner that the row at `indexPath` is open.
  package func swipeDidOpen(at indexPath: IndexPath) { owner?.swipeDidOpen(at: indexPath) }

  /// Notifies the view's owner that the row at `indexPath` begins to close.
  package func swipeWillEnd(at indexPath: IndexPath) { owner?.swipeWillEnd(at: indexPath) }

  /// Notifies the view's owner that a row is closed; `indexPath` is `nil` if its item is gone.
  package func swipeDidEnd(at indexPath: IndexPath?) { owner?.swipeDidEnd(at: indexPath) }

  private func listConfiguration(
    of cell: UICollectionViewCell
  ) -> UICollectionLayoutListConfiguration? {
    guard case .row(let row) = cell.appliedAttributes?.listElement else { return nil }
    return row.style.configuration
  }
}
