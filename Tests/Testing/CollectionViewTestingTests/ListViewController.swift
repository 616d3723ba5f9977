// SPDX-License-Identifier: Apache-2.0

import UIKit

/// A list with a header of 34 points above rows of 50.
final class ListViewController: UIViewController {
  private let titles: [String]
  private(set) var appearances = 0
  private var dataSource: UICollectionViewDiffableDataSource<Int, Int>?

  init(titles: [String]) {
    self.titles = titles
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    appearances += 1
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    let collectionView = UICollectionView(frame: view.bounds, collectionViewLayout: Self.layout())
    collectionView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    view.addSubview(collectionView)
    let titles = titles
    let cells = UICollectionView.CellRegistration<UICollectionViewCell, Int> { cell, _, item in
      Self.show(titles[item], in: cell.contentView)
      cell.contentView.backgroundColor = UIColor(red: 1, green: 0.231, blue: 0.188, alpha: 1)
    }
    let headers = UICollectionView.SupplementaryRegistration<UICollectionReusableView>(
      elementKind: UICollectionView.elementKindSectionHeader
    ) { view, _, _ in
      Self.show("Numbers", in: view)
      view.backgroundColor = .white
    }
    let dataSource = UICollectionViewDiffableDataSource<Int, Int>(collectionView: collectionView) {
      $0.dequeueConfiguredReusableCell(using: cells, for: $1, item: $2)
    }
    dataSource.supplementaryViewProvider = { collectionView, _, path in
      collectionView.dequeueConfiguredReusableSupplementary(using: headers, for: path)
    }
    var snapshot = NSDiffableDataSourceSnapshot<Int, Int>()
    snapshot.appendSections([0])
    snapshot.appendItems(Array(titles.indices))
    dataSource.apply(snapshot, animatingDifferences: false)
    self.dataSource = dataSource
  }

  private static func show(_ text: String, in view: UIView) {
    let label = view.subviews.compactMap { $0 as? UILabel }.first ?? UILabel(frame: view.bounds)
    label.text = text
    label.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    if label.superview == nil { view.addSubview(label) }
  }

  private static func layout() -> UICollectionViewLayout {
    let full = NSCollectionLayoutDimension.fractionalWidth(1)
    let size = NSCollectionLayoutSize(widthDimension: full, heightDimension: .absolute(50))
    let group = NSCollectionLayoutGroup.horizontal(
      layoutSize: size, subitems: [NSCollectionLayoutItem(layoutSize: size)])
    let section = NSCollectionLayoutSection(group: group)
    section.boundarySupplementaryItems = [
      NSCollectionLayoutBoundarySupplementaryItem(
        layoutSize: NSCollectionLayoutSize(widthDimension: full, heightDimension: .absolute(34)),
        elementKind: UICollectionView.elementKindSectionHeader, alignment: .top)
    ]
    return UICollectionViewCompositionalLayout(section: section)
  }
}
