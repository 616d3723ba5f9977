// SPDX-License-Identifier: Apache-2.0

import UIKit

struct Product: Hashable {
  let id: Int
  let name: String
  let price: String
}

/// The products in a grid; TASK.md describes it.
final class ProductsViewController: UIViewController {
  let products: [Product]
  private lazy var collectionView = UICollectionView(
    frame: view.bounds, collectionViewLayout: Self.makeLayout())
  private lazy var dataSource = makeDataSource()

  init(products: [Product]) {
    self.products = products
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground
    collectionView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    view.addSubview(collectionView)
    var snapshot = NSDiffableDataSourceSnapshot<Int, Product>()
    snapshot.appendSections([0])
    snapshot.appendItems(products)
    dataSource.apply(snapshot, animatingDifferences: false)
  }

  private static func makeLayout() -> UICollectionViewLayout {
    UICollectionViewCompositionalLayout { _, environment in
      let isRegular = environment.traitCollection.horizontalSizeClass == .regular
      let width = environment.container.contentSize.width
      let columns = isRegular ? (width > 800 ? 4 : 3) : 2
      let item = NSCollectionLayoutItem(
        layoutSize: .init(
          widthDimension: .fractionalWidth(1 / CGFloat(columns)), heightDimension: .estimated(220)))
      let group = NSCollectionLayoutGroup.horizontal(
        layoutSize: .init(widthDimension: .fractionalWidth(1), heightDimension: .estimated(220)),
        repeatingSubitem: item, count: columns)
      group.interItemSpacing = .fixed(12)
      let section = NSCollectionLayoutSection(group: group)
      section.interGroupSpacing = 12
      section.contentInsetsReference = .safeArea
      section.contentInsets = .init(top: 12, leading: 16, bottom: 12, trailing: 16)
      return section
    }
  }

  private func makeDataSource() -> UICollectionViewDiffableDataSource<Int, Product> {
    let cell = UICollectionView.CellRegistration<ProductCell, Product> { cell, _, product in
      cell.show(product)
    }
    return UICollectionViewDiffableDataSource(collectionView: collectionView) {
      $0.dequeueConfiguredReusableCell(using: cell, for: $1, item: $2)
    }
  }
}
