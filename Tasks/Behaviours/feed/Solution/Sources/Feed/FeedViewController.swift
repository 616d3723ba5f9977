// SPDX-License-Identifier: Apache-2.0

import UIKit

/// The posts of all pages, one below the other.
final class FeedViewController: UIViewController, UICollectionViewDelegate {
  private let loader: any PageLoading
  private(set) lazy var collectionView = UICollectionView(
    frame: .zero, collectionViewLayout: Self.makeLayout())
  private var cursor: String?
  private var isLoading = false
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
    collectionView.delegate = self
    load()
  }

  func scrollViewDidScroll(_ scrollView: UIScrollView) {
    loadIfNearEnd()
  }

  private func loadIfNearEnd() {
    let end = collectionView.contentSize.height - collectionView.bounds.maxY
    if cursor != nil, end <= 400 { load() }
  }

  private func load() {
    guard !isLoading else { return }
    isLoading = true
    loader.load(after: cursor) { [weak self] result in
      guard let self else { return }
      self.isLoading = false
      if let page = try? result.get() { self.append(page) }
    }
  }

  private func append(_ page: Page) {
    cursor = page.next
    var snapshot = dataSource.snapshot()
    if snapshot.sectionIdentifiers.isEmpty { snapshot.appendSections([0]) }
    var known = Set(snapshot.itemIdentifiers.map(\.id))
    snapshot.appendItems(page.posts.filter { known.insert($0.id).inserted })
    dataSource.apply(snapshot, animatingDifferences: false)
    collectionView.layoutIfNeeded()
    if collectionView.contentSize.height <= collectionView.bounds.height { loadIfNearEnd() }
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
