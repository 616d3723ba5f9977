// SPDX-License-Identifier: Apache-2.0

import UIKit

/// The posts of all pages, one below the other.
final class FeedViewController: UIViewController {
  private let loader: any PageLoading
  private(set) lazy var collectionView = UICollectionView(
    frame: .zero, collectionViewLayout: Self.makeLayout())
  private lazy var dataSource = makeDataSource()

  init(loader: any PageLoading) {
    self.loader = loader
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    collectionView.frame = view.bounds
    collectionView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    view.addSubview(collectionView)
    loader.load(after: nil) { [weak self] result in
      guard let page = try? result.get() else { return }
      self?.append(page)
    }
  }

  private func append(_ page: Page) {
    var snapshot = dataSource.snapshot()
    if snapshot.sectionIdentifiers.isEmpty { snapshot.appendSections([0]) }
    snapshot.appendItems(page.posts)
    dataSource.apply(snapshot, animatingDifferences: false)
  }

  private static func makeLayout() -> UICollectionViewLayout {
    let size = NSCollectionLayoutSize(
      widthDimension: .fractionalWidth(1), heightDimension: .absolute(80))
    let group = NSCollectionLayoutGroup.vertical(
      layoutSize: size, subitems: [NSCollectionLayoutItem(layoutSize: size)])
    return UICollectionViewCompositionalLayout(section: NSCollectionLayoutSection(group: group))
  }

  private func makeDataSource() -> UICollectionViewDiffableDataSource<Int, Post> {
    let row = UICollectionView.CellRegistration<UICollectionViewListCell, Post> { cell, _, post in
      var content = cell.defaultContentConfiguration()
      content.text = post.text
      cell.contentConfiguration = content
    }
    return UICollectionViewDiffableDataSource(collectionView: collectionView) {
      $0.dequeueConfiguredReusableCell(using: row, for: $1, item: $2)
    }
  }
}
