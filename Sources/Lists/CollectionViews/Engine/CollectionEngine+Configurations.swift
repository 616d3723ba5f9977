// SPDX-License-Identifier: Apache-2.0

import Foundation

extension CollectionEngine {
  /// Returns whether `cell` is the realised cell of the item.
  func isShown(_ cell: UICollectionViewCell, at indexPath: IndexPath) -> Bool {
    realised[.cell(indexPath)]?.view === cell
  }

  /// Marks every cell's configuration as needing an update.
  func updateConfigurations() {
    for element in realised.all {
      (element.view as? UICollectionViewCell)?.setNeedsUpdateConfiguration()
    }
  }

  /// Applies the outline level to a new cell, before it is measured.
  func notifyOutline(_ cell: UICollectionViewCell, at indexPath: IndexPath) {
    guard let outline = view.dataSource as? any OutlineShowing else { return }
    cell.show(outline, at: indexPath)
  }

  /// Updates the outline level and the expanded state of all realised cells.
  ///
  /// - Complexity: O(r log n) for r realised elements and outlines of n items; O(m log m) more for m items of
  ///   each section whose outline is reconciled after the apply of a whole snapshot.
  func updateOutlineCells() {
    guard let outline = view.dataSource as? any OutlineShowing else { return }
    for element in realised.all where element.key.category == .cell {
      (element.view as? UICollectionViewCell)?.show(outline, at: element.key.indexPath)
    }
  }
}
