// SPDX-License-Identifier: Apache-2.0

import MullionExtras
import UIKit

/// A screen of waterfalls in both directions: words in two rows that scroll horizontally, and self-sizing
/// cards in as many columns as fit, some of them two columns wide.
final class WaterfallViewController: CollectionScreen {
  private enum Section: Int, CaseIterable {
    case topics
    case finds
  }

  private enum Item: Hashable {
    case topic(String)
    case find(Find)
  }

  private lazy var dataSource = makeDataSource()

  override func viewDidLoad() {
    super.viewDidLoad()
    collectionView.dataSource = dataSource
    var snapshot = NSDiffableDataSourceSnapshot<Section, Item>()
    snapshot.appendSections(Section.allCases)
    snapshot.appendItems(Find.topics.map(Item.topic), toSection: .topics)
    snapshot.appendItems(Find.all.map(Item.find), toSection: .finds)
    dataSource.apply(snapshot, animatingDifferences: false)
  }

  // MARK: - Layout

  override func makeLayout() -> UICollectionViewLayout {
    let configuration = UICollectionViewCompositionalLayoutConfiguration()
    configuration.boundarySupplementaryItems = [TitleView.boundaryItem()]
    return UICollectionViewCompositionalLayout(
      sectionProvider: { index, environment in
        let width = environment.container.effectiveContentSize.width
        return Section(rawValue: index) == .topics ? Self.topics(in: width) : Self.finds(in: width)
      }, configuration: configuration)
  }

  private static func topics(in width: CGFloat) -> NSCollectionLayoutSection {
    let gap: CGFloat = 8
    let group = NSCollectionLayoutGroup.waterfall(
      rows: .count(2), height: .absolute(2 * TopicCell.height + gap), estimatedWidth: 120)
    group.interItemSpacing = .fixed(gap)
    let section = NSCollectionLayoutSection(group: group)
    section.interGroupSpacing = gap
    section.orthogonalScrollingBehavior = .continuous
    section.contentInsets = Theme.cardInsets(in: width, top: 4, bottom: 20)
    return section
  }

  private static func finds(in width: CGFloat) -> NSCollectionLayoutSection {
    let group = NSCollectionLayoutGroup.waterfall(
      columns: .minimumWidth(160), estimatedHeight: 220, spans: Find.all.map(\.span))
    group.interItemSpacing = .fixed(Theme.gap)
    let section = NSCollectionLayoutSection(group: group)
    section.interGroupSpacing = Theme.gap
    section.contentInsets = Theme.cardInsets(in: width)
    return section
  }

  // MARK: - Cells

  private func makeDataSource() -> UICollectionViewDiffableDataSource<Section, Item> {
    let topicCell = UICollectionView.CellRegistration<TopicCell, String> { cell, _, topic in
      cell.show(topic)
    }
    let findCell = UICollectionView.CellRegistration<FindCell, Find> { cell, _, find in
      cell.show(find)
    }
    let source = UICollectionViewDiffableDataSource<Section, Item>(
      collectionView: collectionView
    ) { collectionView, indexPath, item in
      switch item {
      case .topic(let topic):
        collectionView.dequeueConfiguredReusableCell(using: topicCell, for: indexPath, item: topic)
      case .find(let find):
        collectionView.dequeueConfiguredReusableCell(using: findCell, for: indexPath, item: find)
      }
    }
    let title = titleRegistration("Finds") { "Eighteen, from one summer by the sea" }
    source.supplementaryViewProvider = { collectionView, _, indexPath in
      collectionView.dequeueConfiguredReusableSupplementary(using: title, for: indexPath)
    }
    return source
  }
}
