// SPDX-License-Identifier: Apache-2.0

import UIKit

/// The layouts of the feed, separate from its view controller so that they can be tested alone.
@MainActor
public enum FeedLayout {
  /// The spacing between stories and around sections, in points.
  static let spacing: CGFloat = 12

  /// Returns the layout of the feed: paged top stories above the latest ones, which are in as many columns as
  /// fit.
  public static func make() -> UICollectionViewLayout {
    UICollectionViewCompositionalLayout { index, environment in
      index == 0 ? top() : latest(width: environment.container.effectiveContentSize.width)
    }
  }

  /// Returns a section of stories with paging, in which a part of the next story is visible.
  static func top() -> NSCollectionLayoutSection {
    let full = NSCollectionLayoutSize(
      widthDimension: .fractionalWidth(1), heightDimension: .fractionalHeight(1))
    let group = NSCollectionLayoutGroup.horizontal(
      layoutSize: NSCollectionLayoutSize(
        widthDimension: .fractionalWidth(0.9), heightDimension: .absolute(180)),
      subitems: [NSCollectionLayoutItem(layoutSize: full)])
    let section = NSCollectionLayoutSection(group: group)
    section.orthogonalScrollingBehavior = .groupPagingCentered
    section.interGroupSpacing = spacing
    section.contentInsets = NSDirectionalEdgeInsets(
      top: spacing, leading: 0, bottom: spacing, trailing: 0)
    return section
  }

  /// Returns a section of self-sizing stories in columns of at least 300 points, or in one column if the view
  /// is narrower.
  static func latest(width: CGFloat) -> NSCollectionLayoutSection {
    let columns = max(1, Int(width / 300))
    let item = NSCollectionLayoutItem(
      layoutSize: NSCollectionLayoutSize(
        widthDimension: .fractionalWidth(1 / CGFloat(columns)), heightDimension: .estimated(80)))
    let group = NSCollectionLayoutGroup.horizontal(
      layoutSize: NSCollectionLayoutSize(
        widthDimension: .fractionalWidth(1), heightDimension: .estimated(80)),
      subitem: item, count: columns)
    group.interItemSpacing = .fixed(spacing)
    let section = NSCollectionLayoutSection(group: group)
    section.interGroupSpacing = spacing
    section.contentInsets = NSDirectionalEdgeInsets(
      top: spacing, leading: 16, bottom: spacing, trailing: 16)
    return section
  }
}
