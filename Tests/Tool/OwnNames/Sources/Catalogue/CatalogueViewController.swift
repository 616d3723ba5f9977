// SPDX-License-Identifier: Apache-2.0

import CompositionalLayout
import Controls
import DiffableSnapshots
import Tables
import UIKit
import ViewTree

#if BUILT_BY_TOOL
import Composer
import Photos
#endif

/// A list of words from modules with the same names as Mullion's.
@MainActor
package final class CatalogueViewController: UICollectionViewController {
  private var source: UICollectionViewDiffableDataSource<Int, String>?

  package init() {
    super.init(
      collectionViewLayout: UICollectionViewCompositionalLayout.list(
        using: UICollectionLayoutListConfiguration(appearance: .plain)))
  }

  package required init?(coder: NSCoder) { nil }

  package static var words: [String] {
    var words = [
      "\(ColumnCount(2).columns)", ControlName.slider.rawValue, SnapshotName("first").text,
      UITableViewName().text, "\(Tree().depth)",
    ]
    #if BUILT_BY_TOOL
    words += [Composer().name, Photo().title]
    #endif
    return words
  }

  package override func viewDidLoad() {
    super.viewDidLoad()
    let cells = UICollectionView.CellRegistration<UICollectionViewListCell, String> {
      cell, _, word in
      var content = cell.defaultContentConfiguration()
      content.text = word
      cell.contentConfiguration = content
    }
    let source = UICollectionViewDiffableDataSource<Int, String>(collectionView: collectionView) {
      $0.dequeueConfiguredReusableCell(using: cells, for: $1, item: $2)
    }
    self.source = source
    var snapshot = NSDiffableDataSourceSnapshot<Int, String>()
    snapshot.appendSections([0])
    snapshot.appendItems(Self.words)
    source.apply(snapshot, animatingDifferences: false)
  }
}
