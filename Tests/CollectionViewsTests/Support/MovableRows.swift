// SPDX-License-Identifier: Apache-2.0

import Foundation
import UIKit

/// Plain data that the user may move.
@MainActor
final class MovableRows: NSObject, UICollectionViewDataSource {
  var items: [[String]]
  var log: [String] = []
  var mayMove: (IndexPath) -> Bool = { _ in true }
  /// Whether the move is left out of the data, as by mistake.
  var forgetsMove = false

  init(_ items: [[String]]) { self.items = items }

  func numberOfSections(in collectionView: UICollectionView) -> Int { items.count }

  func collectionView(
    _ collectionView: UICollectionView, numberOfItemsInSection section: Int
  ) -> Int {
    items[section].count
  }

  func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
    (cell as? RecorderCell)?.text = items[indexPath.section][indexPath.item]
    log.append("cell \(items[indexPath.section][indexPath.item])")
    return cell
  }

  func collectionView(
    _ collectionView: UICollectionView, canMoveItemAt indexPath: IndexPath
  ) -> Bool {
    log.append("can \(items[indexPath.section][indexPath.item])")
    return mayMove(indexPath)
  }

  func collectionView(
    _ collectionView: UICollectionView, moveItemAt sourceIndexPath: IndexPath,
    to destinationIndexPath: IndexPath
  ) {
    log.append("move \(sourceIndexPath) to \(destinationIndexPath)")
    if forgetsMove { return }
    let item = items[sourceIndexPath.section].remove(at: sourceIndexPath.item)
    items[destinationIndexPath.section].insert(item, at: destinationIndexPath.item)
  }
}
