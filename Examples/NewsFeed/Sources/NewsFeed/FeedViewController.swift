// SPDX-License-Identifier: Apache-2.0

import UIKit

/// A feed with the top stories above the latest ones.
public final class FeedViewController: UIViewController {
  /// The sections of the feed.
  enum Section: Hashable, Sendable {
    case top, latest
  }

  private var articles: [Article.ID: Article]
  private let top: [Article.ID]
  private var latest: [Article.ID]
  private lazy var collectionView = UICollectionView(
    frame: view.bounds, collectionViewLayout: FeedLayout.make())
  private lazy var dataSource = makeDataSource()

  /// Creates a feed of `top` stories and `latest` ones.
  public init(top: [Article], latest: [Article]) {
    articles = Dictionary(uniqueKeysWithValues: (top + latest).map { ($0.id, $0) })
    self.top = top.map(\.id)
    self.latest = latest.map(\.id)
    super.init(nibName: nil, bundle: nil)
    title = "News"
  }

  /// Traps, because the controller is created in code.
  public required init?(coder: NSCoder) {
    fatalError("a FeedViewController is made in code")
  }

  public override func viewDidLoad() {
    super.viewDidLoad()
    collectionView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    collectionView.backgroundColor = .systemBackground
    collectionView.delegate = self
    view.addSubview(collectionView)
    apply()
  }

  /// Inserts `article` as the first of the latest stories.
  public func insert(_ article: Article) {
    articles[article.id] = article
    latest.insert(article.id, at: 0)
    apply()
  }

  private func makeDataSource() -> UICollectionViewDiffableDataSource<Section, Article.ID> {
    let registration = UICollectionView.CellRegistration<ArticleCell, Article.ID> {
      [weak self] cell, _, id in
      if let article = self?.articles[id] { cell.show(article) }
    }
    return UICollectionViewDiffableDataSource(collectionView: collectionView) { view, path, id in
      view.dequeueConfiguredReusableCell(using: registration, for: path, item: id)
    }
  }

  private func apply(reconfiguring changed: [Article.ID] = []) {
    var snapshot = NSDiffableDataSourceSnapshot<Section, Article.ID>()
    snapshot.appendSections([.top, .latest])
    snapshot.appendItems(top, toSection: .top)
    snapshot.appendItems(latest, toSection: .latest)
    snapshot.reconfigureItems(changed)
    dataSource.apply(snapshot, animatingDifferences: false)
  }
}

extension FeedViewController: UICollectionViewDelegate {
  /// Marks the selected article as read and deselects it.
  public func collectionView(
    _ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath
  ) {
    guard let id = dataSource.itemIdentifier(for: indexPath) else { return }
    articles[id]?.isRead = true
    collectionView.deselectItem(at: indexPath, animated: false)
    apply(reconfiguring: [id])
  }
}
