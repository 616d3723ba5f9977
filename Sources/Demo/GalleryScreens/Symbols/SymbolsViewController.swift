// SPDX-License-Identifier: Apache-2.0

import UIKit

/// A screen of the system's symbols: in weights, in colours, and in a list of names.
final class SymbolsViewController: CollectionScreen {
  private enum Section: String, CaseIterable {
    case weights = "Weights"
    case colors = "Colours"
    case names = "Names"

    var examples: [SymbolExample] {
      switch self {
      case .weights: SymbolExample.weights
      case .colors: SymbolExample.colors
      case .names: SymbolExample.names
      }
    }
  }

  private struct Item: Hashable {
    let section: Section
    let example: SymbolExample
  }

  private lazy var dataSource = makeDataSource()

  override func viewDidLoad() {
    super.viewDidLoad()
    collectionView.dataSource = dataSource
    var snapshot = NSDiffableDataSourceSnapshot<Section, Item>()
    for section in Section.allCases {
      snapshot.appendSections([section])
      snapshot.appendItems(section.examples.map { Item(section: section, example: $0) })
    }
    dataSource.apply(snapshot, animatingDifferences: false)
  }

  override func makeLayout() -> UICollectionViewLayout {
    let configuration = UICollectionViewCompositionalLayoutConfiguration()
    configuration.boundarySupplementaryItems = [TitleView.boundaryItem()]
    return UICollectionViewCompositionalLayout(
      sectionProvider: { _, environment in
        let width = environment.container.effectiveContentSize.width
        let group = NSCollectionLayoutGroup.horizontal(
          layoutSize: NSCollectionLayoutSize(
            widthDimension: .fractionalWidth(1), heightDimension: .absolute(76)),
          subitem: NSCollectionLayoutItem(
            layoutSize: NSCollectionLayoutSize(
              widthDimension: .fractionalWidth(1), heightDimension: .fractionalHeight(1))),
          count: width > 700 ? 8 : 4)
        group.interItemSpacing = .fixed(Theme.gap)
        let section = NSCollectionLayoutSection(group: group)
        section.interGroupSpacing = Theme.gap
        section.contentInsets = Theme.cardInsets(in: width)
        section.boundarySupplementaryItems = [SectionHeaderView.boundaryItem()]
        return section
      }, configuration: configuration)
  }

  private func makeDataSource() -> UICollectionViewDiffableDataSource<Section, Item> {
    let cell = UICollectionView.CellRegistration<SymbolCell, SymbolExample> { cell, _, example in
      cell.show(example)
    }
    let source = UICollectionViewDiffableDataSource<Section, Item>(
      collectionView: collectionView
    ) { collectionView, indexPath, item in
      collectionView.dequeueConfiguredReusableCell(
        using: cell, for: indexPath, item: item.example)
    }
    let title = titleRegistration("Symbols") { "By the names that iOS has for them" }
    let header = UICollectionView.SupplementaryRegistration<SectionHeaderView>(
      elementKind: UICollectionView.elementKindSectionHeader
    ) { view, _, indexPath in
      view.show(Section.allCases[indexPath.section].rawValue)
    }
    source.supplementaryViewProvider = { collectionView, kind, indexPath in
      kind == TitleView.kind
        ? collectionView.dequeueConfiguredReusableSupplementary(using: title, for: indexPath)
        : collectionView.dequeueConfiguredReusableSupplementary(using: header, for: indexPath)
    }
    return source
  }
}
