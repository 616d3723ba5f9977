// SPDX-License-Identifier: Apache-2.0

package import Foundation
import ViewTree

extension UICollectionViewCell: SwipeableRow {
  /// Updates the configurations.
  package func swipeChanged() { setNeedsUpdateConfiguration() }
}

extension UICollectionView: SwipeContaining {
  /// Rows are not swiped while they are edited or moved.
  package var allowsSwipes: Bool { !isEditing && engine.movement.moving == nil }

  /// The list's row at `point`, if its list has actions and the delegate lets it be edited.
  package func swipeRow(at point: CGPoint) -> (view: any SwipeableRow, indexPath: IndexPath)? {
    guard let path = indexPathForItem(at: point), let cell = cellForItem(at: path),
      let list = listConfiguration(of: cell),
      list.leadingSwipeActionsConfigurationProvider != nil
        || list.trailingSwipeActionsConfigurationProvider != nil,
      delegate?.collectionView(self, canEditItemAt: path) ?? true
    else { return nil }
    return (cell, path)
  }

  /// Where the item is that a cell shows.
  package func swipePath(of view: any SwipeableRow) -> IndexPath? {
    (view as? UICollectionViewCell).flatMap { indexPath(for: $0) }
  }

  /// What the list's providers answer.
  package func swipeActions(
    at indexPath: IndexPath, isLeading: Bool, isDeliberate: Bool
  ) -> UISwipeActionsConfiguration? {
    if !isLeading, let table = (self as? TableContentView)?.table {
      return table.trailingActions(at: indexPath, isDeliberate: isDeliberate)
    }
    guard let cell = cellForItem(at: indexPath), let list = listConfiguration(of: cell) else {
      return nil
    }
    return isLeading
      ? list.leadingSwipeActionsConfigurationProvider?(indexPath)
      : list.trailingSwipeActionsConfigurationProvider?(indexPath)
  }

  /// Tells the table, if the view is a table's.
  package func swipeWillBegin(at indexPath: IndexPath) {
    guard let table = (self as? TableContentView)?.table, let side = swipes.open?.side else {
      return
    }
    table.delegate?.tableView(table, willBeginEditingRowAt: indexPath)
    let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
    guard !side.isLeading(isMirrored: isMirrored) else { return }
    table.cellForRow(at: indexPath)?.transition.swipe(true)
  }

  /// Tells the cell, if the view is a table's.
  package func swipeDidOpen(at indexPath: IndexPath) {
    (self as? TableContentView)?.table?.cellForRow(at: indexPath)?.transition.end()
  }

  /// Tells the cell, if the view is a table's.
  package func swipeWillEnd(at indexPath: IndexPath) {
    (self as? TableContentView)?.table?.cellForRow(at: indexPath)?.transition.swipe(false)
  }

  /// Tells the table, if the view is a table's.
  package func swipeDidEnd(at indexPath: IndexPath?) {
    guard let table = (self as? TableContentView)?.table else { return }
    if let indexPath { table.cellForRow(at: indexPath)?.transition.end() }
    table.delegate?.tableView(table, didEndEditingRowAt: indexPath)
  }

  private func listConfiguration(
    of cell: UICollectionViewCell
  ) -> UICollectionLayoutListConfiguration? {
    guard case .row(let row) = cell.appliedAttributes?.listElement else { return nil }
    return row.style.configuration
  }
}
