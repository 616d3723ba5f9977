// SPDX-License-Identifier: Apache-2.0

import Foundation

extension CollectionEngine {
  /// Whether `cell` is the one on screen for the item.
  func isShown(_ cell: UICollectionViewCell, at indexPath: IndexPath) -> Bool {
    realised[.cell(indexPath)]?.view === cell
  }

  /// Asks every cell for its configurations anew.
  func updateConfigurations() {
    for element in realised.all {
      (element.view as? UICollectionViewCell)?.setNeedsUpdateConfiguration()
    }
  }

  /// Tells a new cell, before it is measured, how deep it stands in an outline.
  func tellOutline(_ cell: UICollectionViewCell, at indexPath: IndexPath) {
    guard let outline = view.dataSource as? any OutlineShowing else { return }
    cell.show(outline, at: indexPath)
  }

  /// Tells cells of outlines how deep they stand now and whether they are expanded.
  ///
  /// - Complexity: O(realised elements log n) for outlines of n items.
  func updateOutlineCells() {
    guard let outline = view.dataSource as? any OutlineShowing else { return }
    for element in realised.all where element.key.category == .cell {
      (element.view as? UICollectionViewCell)?.show(outline, at: element.key.indexPath)
    }
  }
}
