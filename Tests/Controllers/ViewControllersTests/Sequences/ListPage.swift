// SPDX-License-Identifier: Apache-2.0

import RandomTesting
import UIKit

/// A page with a list or a grid; selecting an item opens another page.
final class ListPage: RecordedPage, ChangingPage, UICollectionViewDelegate {
  private let list: UICollectionView
  private var source: UICollectionViewDiffableDataSource<Int, Int>?
  private let onSelect: () -> Void

  init(in record: AppearanceRecord, isGrid: Bool, onSelect: @escaping () -> Void) {
    self.onSelect = onSelect
    let layout =
      isGrid
      ? UICollectionViewFlowLayout()
      : UICollectionViewCompositionalLayout.list(using: .init(appearance: .plain))
    list = UICollectionView(frame: .zero, collectionViewLayout: layout)
    super.init(in: record)
  }

  required init?(coder: NSCoder) { nil }

  var scrollView: UIScrollView { list }

  override func viewDidLoad() {
    super.viewDidLoad()
    list.frame = view.bounds
    list.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    list.delegate = self
    view.addSubview(list)
    let cell = UICollectionView.CellRegistration<UICollectionViewListCell, Int> { cell, _, item in
      var content = cell.defaultContentConfiguration()
      content.text = "Item \(item)"
      cell.contentConfiguration = content
    }
    source = UICollectionViewDiffableDataSource(collectionView: list) { list, indexPath, item in
      list.dequeueConfiguredReusableCell(using: cell, for: indexPath, item: item)
    }
    var random = SeededGenerator(seed: 2)
    source?.apply(snapshot(using: &random), animatingDifferences: false)
  }

  func apply(using random: inout SeededGenerator) {
    source?.apply(snapshot(using: &random), animatingDifferences: .random(using: &random))
  }

  func reload() { list.reloadData() }

  func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {
    onSelect()
  }
}
