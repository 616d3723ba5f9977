// SPDX-License-Identifier: Apache-2.0

import Combine
import UIKit

/// The feed screen: cards, topics, and rows of articles that can be searched and filtered.
final class FeedViewController: UIViewController {
  let model: FeedViewModel
  private let images: ImageLoader
  private lazy var collectionView = UICollectionView(
    frame: .zero, collectionViewLayout: FeedLayout.make())
  private lazy var dataSource = makeDataSource()
  private let statusView = StatusView()
  private let search = UISearchController(searchResultsController: nil)
  private let refresh = UIRefreshControl()
  private var subscriptions: Set<AnyCancellable> = []

  init(model: FeedViewModel, images: ImageLoader = .shared) {
    self.model = model
    self.images = images
    super.init(nibName: nil, bundle: nil)
    title = String(localized: "feed.title", bundle: .module)
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) { fatalError("init(coder:) is not used") }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground
    makeList()
    makeStatus()
    makeBar()
    observe()
    reload()
  }

  private func makeList() {
    collectionView.frame = view.bounds
    collectionView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    collectionView.backgroundColor = .clear
    collectionView.allowsMultipleSelection = true
    collectionView.delegate = self
    collectionView.refreshControl = refresh
    refresh.addTarget(self, action: #selector(reload), for: .valueChanged)
    view.addSubview(collectionView)
  }

  private func makeStatus() {
    statusView.frame = view.bounds
    statusView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    statusView.retryButton.addTarget(self, action: #selector(reload), for: .touchUpInside)
    view.addSubview(statusView)
  }

  private func makeBar() {
    navigationItem.rightBarButtonItem = UIBarButtonItem(
      image: UIImage(systemName: "gearshape"), style: .plain, target: self,
      action: #selector(showSettings))
    navigationItem.rightBarButtonItem?.accessibilityLabel = String(
      localized: "settings.title", bundle: .module)
    search.searchResultsUpdater = self
    search.obscuresBackgroundDuringPresentation = false
    search.searchBar.placeholder = String(localized: "feed.search", bundle: .module)
    navigationItem.searchController = search
    navigationItem.hidesSearchBarWhenScrolling = false
    definesPresentationContext = true
  }

  private func makeDataSource() -> UICollectionViewDiffableDataSource<FeedSection, FeedItem> {
    let featured = UICollectionView.CellRegistration<FeaturedCell, Article> { cell, _, article in
      cell.configure(article)
    }
    let topics = UICollectionView.CellRegistration<TopicCell, Article.Topic> { cell, _, topic in
      cell.configure(topic)
    }
    let rows = UICollectionView.CellRegistration<ArticleCell, Article> {
      [weak self] cell, _, article in
      guard let self else { return }
      cell.configure(article, images: images)
      cell.delegate = self
    }
    let source = UICollectionViewDiffableDataSource<FeedSection, FeedItem>(
      collectionView: collectionView
    ) { [weak self] view, path, item in
      switch item {
      case .featured(let id):
        view.dequeueConfiguredReusableCell(
          using: featured, for: path, item: self?.model.article(id))
      case .topic(let topic):
        view.dequeueConfiguredReusableCell(using: topics, for: path, item: topic)
      case .article(let id):
        view.dequeueConfiguredReusableCell(using: rows, for: path, item: self?.model.article(id))
      }
    }
    let headers = UICollectionView.SupplementaryRegistration<FeedHeader>(
      elementKind: UICollectionView.elementKindSectionHeader
    ) { [weak self] header, _, path in
      let section = self?.dataSource.sectionIdentifier(for: path.section)
      header.titleLabel.text = section?.title
      header.button.isHidden = section != .latest
    }
    source.supplementaryViewProvider = { view, _, path in
      view.dequeueConfiguredReusableSupplementary(using: headers, for: path)
    }
    return source
  }

  private func observe() {
    model.$shown.sink { [weak self] in self?.show($0) }.store(in: &subscriptions)
    model.$state.combineLatest(model.$shown)
      .receive(on: DispatchQueue.main)
      .sink { [weak self] state, shown in
        self?.statusView.show(state, isEmpty: shown.isEmpty)
        if state != .loading { self?.refresh.endRefreshing() }
      }
      .store(in: &subscriptions)
  }

  private func show(_ articles: [Article]) {
    var snapshot = NSDiffableDataSourceSnapshot<FeedSection, FeedItem>()
    if !model.articles.isEmpty {
      snapshot.appendSections(FeedSection.allCases)
      snapshot.appendItems(model.articles.prefix(4).map { .featured($0.id) }, toSection: .featured)
      snapshot.appendItems(Article.Topic.allCases.map { .topic($0) }, toSection: .topics)
      snapshot.appendItems(articles.map { .article($0.id) }, toSection: .latest)
    }
    let known = Set(dataSource.snapshot().itemIdentifiers)
    snapshot.reconfigureItems(
      articles.map { .article($0.id) }.filter(known.contains))
    dataSource.apply(snapshot, animatingDifferences: view.window != nil && !known.isEmpty)
  }

  @objc private func reload() {
    Task { await model.load() }
  }

  @objc private func showSettings() {
    let settings = SettingsViewController()
    settings.delegate = self
    present(UINavigationController(rootViewController: settings), animated: true)
  }
}

extension FeedViewController: UICollectionViewDelegate {
  func collectionView(
    _ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath
  ) {
    switch dataSource.itemIdentifier(for: indexPath) {
    case .topic(let topic):
      for other in collectionView.indexPathsForSelectedItems ?? [] where other != indexPath {
        collectionView.deselectItem(at: other, animated: false)
      }
      model.topic = topic
    case .featured(let id), .article(let id):
      collectionView.deselectItem(at: indexPath, animated: true)
      guard let article = model.article(id) else { return }
      model.markRead(id)
      show(ArticleViewController(article: article, images: images), sender: self)
    case nil: break
    }
  }

  func collectionView(
    _ collectionView: UICollectionView, didDeselectItemAt indexPath: IndexPath
  ) {
    if case .topic = dataSource.itemIdentifier(for: indexPath) { model.topic = nil }
  }
}

extension FeedViewController: UISearchResultsUpdating {
  func updateSearchResults(for searchController: UISearchController) {
    model.query = searchController.searchBar.text ?? ""
  }
}

extension FeedViewController: ArticleCellDelegate {
  func articleCellDidTapSave(_ cell: ArticleCell) {
    if let id = cell.articleID { model.toggleSaved(id) }
  }
}

extension FeedViewController: SettingsViewControllerDelegate {
  func settings(_ settings: SettingsViewController, didChange topics: Set<Article.Topic>) {
    model.topic = topics.count == 1 ? topics.first : nil
  }

  func settingsDidFinish(_ settings: SettingsViewController) {
    settings.dismiss(animated: true)
  }
}
