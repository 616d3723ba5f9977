// SPDX-License-Identifier: Apache-2.0

import UIKit

/// The layout of the store's first page; TASK.md describes it.
enum StoreLayout {
  /// The kind of the titles above sections.
  static let titleKind = "title"

  static func make() -> UICollectionViewLayout {
    let configuration = UICollectionViewCompositionalLayoutConfiguration()
    configuration.interSectionSpacing = 20
    return UICollectionViewCompositionalLayout(
      sectionProvider: { index, environment in
        // A fraction of the width would be one of the whole view here.
        section(index, width: environment.container.contentSize.width - 32)
      }, configuration: configuration)
  }

  private static func section(_ index: Int, width: CGFloat) -> NSCollectionLayoutSection {
    let section: NSCollectionLayoutSection
    switch index {
    case 0:
      section = row(.absolute(width * 0.9), .absolute(200))
      section.orthogonalScrollingBehavior = .groupPaging
    case 1:
      section = row(.absolute(100), .absolute(44))
      section.orthogonalScrollingBehavior = .continuous
      section.boundarySupplementaryItems = [title(isPinned: false)]
    default:
      section = grid()
      section.boundarySupplementaryItems = [title(isPinned: true)]
    }
    section.interGroupSpacing = 8
    section.contentInsets = .init(top: 0, leading: 16, bottom: 12, trailing: 16)
    return section
  }

  private static func row(
    _ width: NSCollectionLayoutDimension, _ height: NSCollectionLayoutDimension
  ) -> NSCollectionLayoutSection {
    let item = NSCollectionLayoutItem(
      layoutSize: .init(widthDimension: .fractionalWidth(1), heightDimension: .fractionalHeight(1)))
    let size = NSCollectionLayoutSize(widthDimension: width, heightDimension: height)
    return NSCollectionLayoutSection(group: .horizontal(layoutSize: size, subitems: [item]))
  }

  private static func grid() -> NSCollectionLayoutSection {
    let item = NSCollectionLayoutItem(
      layoutSize: .init(
        widthDimension: .fractionalWidth(1 / 3), heightDimension: .fractionalWidth(1 / 3)))
    let group = NSCollectionLayoutGroup.horizontal(
      layoutSize: .init(widthDimension: .fractionalWidth(1), heightDimension: .estimated(120)),
      repeatingSubitem: item, count: 3)
    group.interItemSpacing = .fixed(8)
    return NSCollectionLayoutSection(group: group)
  }

  private static func title(isPinned: Bool) -> NSCollectionLayoutBoundarySupplementaryItem {
    let title = NSCollectionLayoutBoundarySupplementaryItem(
      layoutSize: .init(widthDimension: .fractionalWidth(1), heightDimension: .absolute(40)),
      elementKind: titleKind, alignment: .top)
    title.pinToVisibleBounds = isPinned
    return title
  }
}
