// SPDX-License-Identifier: Apache-2.0

import MullionExtras
import UIKit

/// A store page whose sections use all orthogonal scrolling behaviours.
final class StoreViewController: CollectionScreen {
  private lazy var dataSource = makeDataSource()
  private var here: Set<StoreApp> = [StoreApp.all[2]]
  private var page = 0
  private var pages: SectionScrollObservation?

  override func viewDidLoad() {
    super.viewDidLoad()
    collectionView.dataSource = dataSource
    collectionView.contentInset.bottom = 12
    showItems()
    pages = collectionView.observeScrolling(ofSection: StoreSection.featured.rawValue) {
      [weak self] state in self?.showPage(state.nearestPage)
    }
  }

  private func showItems() {
    let apps = StoreApp.all
    var snapshot = NSDiffableDataSourceSnapshot<StoreSection, StoreItem>()
    snapshot.appendSections(StoreSection.allCases)
    snapshot.appendItems(StoreStory.featured.map(StoreItem.feature), toSection: .featured)
    snapshot.appendItems(StoreTopic.all.map(StoreItem.topic), toSection: .topics)
    snapshot.appendItems(apps.prefix(9).map(StoreItem.fresh), toSection: .fresh)
    snapshot.appendItems(StoreStory.read.map(StoreItem.story), toSection: .stories)
    snapshot.appendItems(
      [apps[2], apps[9], apps[4], apps[10]].map(StoreItem.closer), toSection: .closer)
    let top = apps.reversed().prefix(8).enumerated().map {
      StoreItem.top($0.element, rank: $0.offset + 1)
    }
    snapshot.appendItems(top, toSection: .top)
    dataSource.apply(snapshot, animatingDifferences: false)
  }

  /// Adds the application to the installed ones, and reconfigures its rows.
  private func get(_ app: StoreApp) {
    guard here.insert(app).inserted else { return }
    var snapshot = dataSource.snapshot()
    let rows = snapshot.itemIdentifiers.filter { item in
      switch item {
      case .fresh(app), .closer(app), .top(app, _): true
      default: false
      }
    }
    snapshot.reconfigureItems(rows)
    dataSource.apply(snapshot, animatingDifferences: true)
  }

  private func showPage(_ page: Int) {
    guard page != self.page else { return }
    self.page = page
    let view = collectionView.supplementaryView(
      forElementKind: PagesView.kind,
      at: IndexPath(item: 0, section: StoreSection.featured.rawValue))
    (view as? PagesView)?.show(page, of: StoreStory.featured.count)
  }

  // MARK: - Layout

  override func makeLayout() -> UICollectionViewLayout {
    let configuration = UICollectionViewCompositionalLayoutConfiguration()
    configuration.boundarySupplementaryItems = [TitleView.boundaryItem()]
    return UICollectionViewCompositionalLayout(
      sectionProvider: { index, environment in
        StoreSection(rawValue: index)?.layout(
          in: environment.container.effectiveContentSize.width)
      }, configuration: configuration)
  }

  // MARK: - Cells

  private func makeDataSource() -> UICollectionViewDiffableDataSource<StoreSection, StoreItem> {
    let feature = UICollectionView.CellRegistration<StoreFeatureCell, StoreStory> {
      cell, _, story in cell.show(story)
    }
    let topic = UICollectionView.CellRegistration<StoreTopicCell, StoreTopic> {
      cell, _, topic in cell.show(topic)
    }
    let story = UICollectionView.CellRegistration<StoreStoryCell, StoreStory> {
      cell, _, story in cell.show(story)
    }
    let closer = UICollectionView.CellRegistration<StoreCloserCell, StoreApp> {
      [weak self] cell, _, app in
      cell.show(app, isHere: self?.here.contains(app) == true) { self?.get(app) }
    }
    let row = UICollectionView.CellRegistration<StoreAppCell, StoreItem> {
      [weak self] cell, indexPath, item in self?.show(item, in: cell, at: indexPath)
    }
    let source = UICollectionViewDiffableDataSource<StoreSection, StoreItem>(
      collectionView: collectionView
    ) { view, indexPath, item in
      switch item {
      case .feature(let item):
        view.dequeueConfiguredReusableCell(using: feature, for: indexPath, item: item)
      case .topic(let item):
        view.dequeueConfiguredReusableCell(using: topic, for: indexPath, item: item)
      case .story(let item):
        view.dequeueConfiguredReusableCell(using: story, for: indexPath, item: item)
      case .closer(let item):
        view.dequeueConfiguredReusableCell(using: closer, for: indexPath, item: item)
      case .fresh, .top:
        view.dequeueConfiguredReusableCell(using: row, for: indexPath, item: item)
      }
    }
    source.supplementaryViewProvider = makeSupplementaryViewProvider()
    return source
  }

  private func show(_ item: StoreItem, in cell: StoreAppCell, at indexPath: IndexPath) {
    switch item {
    case .fresh(let app):
      cell.show(
        app, isHere: here.contains(app), isLast: indexPath.item % 3 == 2
      ) { [weak self] in self?.get(app) }
    case .top(let app, let rank):
      cell.show(
        app, rank: rank, isHere: here.contains(app), isLast: rank == 8
      ) { [weak self] in self?.get(app) }
    default: break
    }
  }

  private func makeSupplementaryViewProvider()
    -> UICollectionViewDiffableDataSource<StoreSection, StoreItem>.SupplementaryViewProvider
  {
    let title = titleRegistration("Today", sideInset: Theme.margin) { "Six ways to scroll" }
    let header = UICollectionView.SupplementaryRegistration<SectionHeaderView>(
      elementKind: UICollectionView.elementKindSectionHeader
    ) { view, _, indexPath in
      guard let section = StoreSection(rawValue: indexPath.section) else { return }
      view.show(section.title ?? "", detail: section.words)
      view.sideInset = section == .closer ? Theme.margin : 0
    }
    let dots = UICollectionView.SupplementaryRegistration<PagesView>(
      elementKind: PagesView.kind
    ) { [weak self] view, _, indexPath in
      view.show(self?.page ?? 0, of: StoreStory.featured.count)
      view.onChoice = { page in
        self?.collectionView.scrollSection(indexPath.section, toPage: page, animated: true)
      }
    }
    return { collectionView, kind, indexPath in
      switch kind {
      case TitleView.kind:
        collectionView.dequeueConfiguredReusableSupplementary(using: title, for: indexPath)
      case PagesView.kind:
        collectionView.dequeueConfiguredReusableSupplementary(using: dots, for: indexPath)
      default:
        collectionView.dequeueConfiguredReusableSupplementary(using: header, for: indexPath)
      }
    }
  }
}
