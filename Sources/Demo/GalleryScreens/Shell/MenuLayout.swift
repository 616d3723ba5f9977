// SPDX-License-Identifier: Apache-2.0

import UIKit

/// The two shapes of the gallery's menu.
@MainActor
enum MenuLayout {
  /// A column at the side.
  case sidebar
  /// A row at the top.
  case strip

  static let sidebarWidth: CGFloat = 264
  static let stripHeight: CGFloat = 52

  func make() -> UICollectionViewLayout {
    let configuration = UICollectionViewCompositionalLayoutConfiguration()
    configuration.scrollDirection = self == .sidebar ? .vertical : .horizontal
    return UICollectionViewCompositionalLayout(section: section, configuration: configuration)
  }

  private var section: NSCollectionLayoutSection {
    let size =
      self == .sidebar
      ? NSCollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .absolute(56))
      : NSCollectionLayoutSize(widthDimension: .estimated(104), heightDimension: .absolute(36))
    let item = NSCollectionLayoutItem(layoutSize: size)
    let group = NSCollectionLayoutGroup.vertical(layoutSize: size, subitems: [item])
    let section = NSCollectionLayoutSection(group: group)
    section.interGroupSpacing = 4
    section.contentInsets =
      self == .sidebar
      ? NSDirectionalEdgeInsets(top: 12, leading: 12, bottom: 12, trailing: 12)
      : NSDirectionalEdgeInsets(top: 8, leading: 8, bottom: 8, trailing: 8)
    return section
  }
}
