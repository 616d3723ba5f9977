// SPDX-License-Identifier: Apache-2.0

import MullionExtras
import UIKit

@MainActor
extension StoreSection {
  /// Returns the section's layout in a container that is `width` points wide.
  func layout(in width: CGFloat) -> NSCollectionLayoutSection {
    let isWide = width > 700
    let section =
      switch self {
      case .featured: Self.featured(isWide ? 0.5 : 0.86, height: isWide ? 300 : 250)
      case .topics: Self.topics()
      case .fresh: Self.columns(of: 3, share: isWide ? 0.42 : 0.86)
      case .stories: Self.stories(isWide ? 240 : 200)
      case .closer: Self.pages(width > 1000 ? 0.5 : 1, height: isWide ? 460 : 320)
      case .top: Self.rows(columns: isWide ? 2 : 1)
      }
    let side = self == .featured || self == .closer ? 0 : Theme.margin
    let bottom: CGFloat = self == .featured ? 0 : self == .topics ? 14 : 24
    section.contentInsets = NSDirectionalEdgeInsets(
      top: 0, leading: side, bottom: bottom, trailing: side)
    section.orthogonalScrollingBehavior = behavior
    section.isLooping = self == .featured
    section.boundarySupplementaryItems = boundaryItems
    return section
  }

  private var boundaryItems: [NSCollectionLayoutBoundarySupplementaryItem] {
    guard self != .featured else {
      let size = NSCollectionLayoutSize(
        widthDimension: .fractionalWidth(1), heightDimension: .absolute(PagesView.height))
      return [
        NSCollectionLayoutBoundarySupplementaryItem(
          layoutSize: size, elementKind: PagesView.kind, alignment: .bottom)
      ]
    }
    return title == nil ? [] : [SectionHeaderView.boundaryItem()]
  }

  private static func item(
    _ width: NSCollectionLayoutDimension, _ height: NSCollectionLayoutDimension
  ) -> NSCollectionLayoutItem {
    NSCollectionLayoutItem(
      layoutSize: NSCollectionLayoutSize(widthDimension: width, heightDimension: height))
  }

  private static func featured(_ share: CGFloat, height: CGFloat) -> NSCollectionLayoutSection {
    let card = item(.fractionalWidth(1), .fractionalHeight(1))
    card.contentInsets = NSDirectionalEdgeInsets(top: 0, leading: 6, bottom: 0, trailing: 6)
    let group = NSCollectionLayoutGroup.horizontal(
      layoutSize: NSCollectionLayoutSize(
        widthDimension: .fractionalWidth(share), heightDimension: .absolute(height)),
      subitems: [card])
    return NSCollectionLayoutSection(group: group)
  }

  private static func topics() -> NSCollectionLayoutSection {
    let size = NSCollectionLayoutSize(
      widthDimension: .estimated(110), heightDimension: .absolute(38))
    let group = NSCollectionLayoutGroup.horizontal(
      layoutSize: size, subitems: [NSCollectionLayoutItem(layoutSize: size)])
    let section = NSCollectionLayoutSection(group: group)
    section.interGroupSpacing = 8
    return section
  }

  private static func columns(of count: Int, share: CGFloat) -> NSCollectionLayoutSection {
    let row = item(.fractionalWidth(1), .fractionalHeight(1))
    let group = NSCollectionLayoutGroup.vertical(
      layoutSize: NSCollectionLayoutSize(
        widthDimension: .fractionalWidth(share),
        heightDimension: .absolute(StoreAppCell.height * CGFloat(count))),
      subitem: row, count: count)
    let section = NSCollectionLayoutSection(group: group)
    section.interGroupSpacing = 16
    return section
  }

  private static func stories(_ width: CGFloat) -> NSCollectionLayoutSection {
    let card = item(.fractionalWidth(1), .fractionalHeight(1))
    let group = NSCollectionLayoutGroup.horizontal(
      layoutSize: NSCollectionLayoutSize(
        widthDimension: .absolute(width), heightDimension: .absolute(width * 1.25)),
      subitems: [card])
    let section = NSCollectionLayoutSection(group: group)
    section.interGroupSpacing = 12
    return section
  }

  private static func pages(_ share: CGFloat, height: CGFloat) -> NSCollectionLayoutSection {
    let page = item(.fractionalWidth(1), .fractionalHeight(1))
    page.contentInsets = NSDirectionalEdgeInsets(
      top: 0, leading: Theme.margin, bottom: 0, trailing: Theme.margin)
    let group = NSCollectionLayoutGroup.horizontal(
      layoutSize: NSCollectionLayoutSize(
        widthDimension: .fractionalWidth(share), heightDimension: .absolute(height)),
      subitems: [page])
    return NSCollectionLayoutSection(group: group)
  }

  private static func rows(columns: Int) -> NSCollectionLayoutSection {
    let row = item(.fractionalWidth(1), .fractionalHeight(1))
    let group = NSCollectionLayoutGroup.horizontal(
      layoutSize: NSCollectionLayoutSize(
        widthDimension: .fractionalWidth(1), heightDimension: .absolute(StoreAppCell.height)),
      subitem: row, count: columns)
    group.interItemSpacing = .fixed(24)
    return NSCollectionLayoutSection(group: group)
  }
}
