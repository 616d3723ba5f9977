// SPDX-License-Identifier: Apache-2.0

import Composer
import UIKit

/// A collection view of 320 by 480 points with two items in each section, and its composer.
@MainActor
final class Shelf {
  let collectionView = UICollectionView(
    frame: CGRect(x: 0, y: 0, width: 320, height: 480),
    collectionViewLayout: UICollectionViewCompositionalLayout { _, _ in nil })
  let dataSource: UICollectionViewDiffableDataSource<ShelfSection, ShelfItem>
  let composer: Composer<ShelfSection, ShelfItem>

  init() {
    let cell = UICollectionView.CellRegistration<UICollectionViewCell, ShelfItem> { _, _, _ in }
    dataSource = UICollectionViewDiffableDataSource(collectionView: collectionView) {
      $0.dequeueConfiguredReusableCell(using: cell, for: $1, item: $2)
    }
    for kind in ["top", "end"] {
      collectionView.register(
        UICollectionReusableView.self, forSupplementaryViewOfKind: kind,
        withReuseIdentifier: kind)
    }
    dataSource.supplementaryViewProvider = {
      $0.dequeueReusableSupplementaryView(ofKind: $1, withReuseIdentifier: $1, for: $2)
    }
    composer = Composer(collectionView: collectionView, dataSource: dataSource)
  }

  func apply(_ sections: [ShelfSection]) {
    var snapshot = NSDiffableDataSourceSnapshot<ShelfSection, ShelfItem>()
    snapshot.appendSections(sections)
    for section in sections {
      snapshot.appendItems(
        (0..<2).map { ShelfItem(section: section, number: $0) }, toSection: section)
    }
    dataSource.apply(snapshot, animatingDifferences: false)
    collectionView.layoutIfNeeded()
  }

  func frame(_ section: Int, _ item: Int) -> CGRect? {
    collectionView.layoutAttributesForItem(at: IndexPath(item: item, section: section))?.frame
  }
}
