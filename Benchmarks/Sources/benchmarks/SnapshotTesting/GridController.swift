// SPDX-License-Identifier: Apache-2.0

import UIKit

/// A collection view with ten visible rows of six cells, with a number each.
final class GridController: UICollectionViewController {
  private var dataSource: UICollectionViewDiffableDataSource<Int, Int>?

  init() {
    super.init(
      collectionViewLayout: UICollectionViewCompositionalLayout(
        section: .grid(columns: 6, rowHeight: 100)))
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    let registration = UICollectionView.CellRegistration<UICollectionViewCell, Int> {
      cell, _, number in
      let label = UILabel(frame: cell.contentView.bounds)
      label.autoresizingMask = [.flexibleWidth, .flexibleHeight]
      label.text = "\(number)"
      cell.contentView.addSubview(label)
    }
    let source = UICollectionViewDiffableDataSource<Int, Int>(collectionView: collectionView) {
      $0.dequeueConfiguredReusableCell(using: registration, for: $1, item: $2)
    }
    var snapshot = NSDiffableDataSourceSnapshot<Int, Int>()
    snapshot.appendSections([0])
    snapshot.appendItems(Array(0..<600))
    source.apply(snapshot, animatingDifferences: false)
    dataSource = source
  }
}
