// SPDX-License-Identifier: Apache-2.0

import UIKit

/// The sections of the feed.
enum FeedSection: Int, CaseIterable {
  case featured, topics, latest

  var title: String? {
    switch self {
    case .featured: String(localized: "section.featured", bundle: .module)
    case .topics: nil
    case .latest: String(localized: "section.latest", bundle: .module)
    }
  }
}

/// An item of the feed.
enum FeedItem: Hashable {
  case featured(Article.ID)
  case topic(Article.Topic)
  case article(Article.ID)
}

/// The layout of the feed: cards side by side, chips, and rows in as many columns as fit.
enum FeedLayout {
  @MainActor static func make() -> UICollectionViewLayout {
    let configuration = UICollectionViewCompositionalLayoutConfiguration()
    configuration.interSectionSpacing = Theme.inset
    return UICollectionViewCompositionalLayout(
      sectionProvider: { index, environment in
        switch FeedSection(rawValue: index) {
        case .featured: featured(environment)
        case .topics: topics()
        case .latest, nil: latest(environment)
        }
      }, configuration: configuration)
  }

  @MainActor
  private static func featured(
    _ environment: any NSCollectionLayoutEnvironment
  ) -> NSCollectionLayoutSection {
    let item = NSCollectionLayoutItem(
      layoutSize: NSCollectionLayoutSize(
        widthDimension: .fractionalWidth(1), heightDimension: .fractionalHeight(1)))
    let isWide = environment.container.effectiveContentSize.width > 600
    let group = NSCollectionLayoutGroup.horizontal(
      layoutSize: NSCollectionLayoutSize(
        widthDimension: .fractionalWidth(isWide ? 0.45 : 0.85), heightDimension: .absolute(160)),
      subitems: [item])
    let section = NSCollectionLayoutSection(group: group)
    section.orthogonalScrollingBehavior = .groupPagingCentered
    section.interGroupSpacing = Theme.spacing
    section.contentInsets = insets
    section.boundarySupplementaryItems = [header]
    return section
  }

  @MainActor
  private static func topics() -> NSCollectionLayoutSection {
    let size = NSCollectionLayoutSize(
      widthDimension: .estimated(90), heightDimension: .estimated(36))
    let group = NSCollectionLayoutGroup.horizontal(
      layoutSize: size, subitems: [NSCollectionLayoutItem(layoutSize: size)])
    let section = NSCollectionLayoutSection(group: group)
    section.orthogonalScrollingBehavior = .continuous
    section.interGroupSpacing = Theme.spacing
    section.contentInsets = insets
    return section
  }

  @MainActor
  private static func latest(
    _ environment: any NSCollectionLayoutEnvironment
  ) -> NSCollectionLayoutSection {
    let columns = max(1, Int(environment.container.effectiveContentSize.width / 380))
    let item = NSCollectionLayoutItem(
      layoutSize: NSCollectionLayoutSize(
        widthDimension: .fractionalWidth(1), heightDimension: .estimated(110)))
    let group = NSCollectionLayoutGroup.horizontal(
      layoutSize: NSCollectionLayoutSize(
        widthDimension: .fractionalWidth(1), heightDimension: .estimated(110)),
      repeatingSubitem: item, count: columns)
    group.interItemSpacing = .fixed(Theme.spacing)
    let section = NSCollectionLayoutSection(group: group)
    section.interGroupSpacing = Theme.spacing
    section.contentInsets = insets
    section.boundarySupplementaryItems = [header]
    return section
  }

  private static var insets: NSDirectionalEdgeInsets {
    NSDirectionalEdgeInsets(top: 0, leading: Theme.inset, bottom: 0, trailing: Theme.inset)
  }

  @MainActor
  private static var header: NSCollectionLayoutBoundarySupplementaryItem {
    NSCollectionLayoutBoundarySupplementaryItem(
      layoutSize: NSCollectionLayoutSize(
        widthDimension: .fractionalWidth(1), heightDimension: .estimated(60)),
      elementKind: UICollectionView.elementKindSectionHeader, alignment: .top)
  }
}
