// SPDX-License-Identifier: Apache-2.0

import Foundation
import UIKit

/// The layouts of the tests.
@MainActor
enum Layouts {
  static func size(
    _ width: NSCollectionLayoutDimension, _ height: NSCollectionLayoutDimension
  ) -> NSCollectionLayoutSize {
    NSCollectionLayoutSize(widthDimension: width, heightDimension: height)
  }

  /// Returns a section of rows of `columns` items, `height` points high.
  static func gridSection(columns: Int, height: CGFloat) -> NSCollectionLayoutSection {
    let item = NSCollectionLayoutItem(
      layoutSize: size(.fractionalWidth(1 / CGFloat(columns)), .fractionalHeight(1)))
    let group = NSCollectionLayoutGroup.horizontal(
      layoutSize: size(.fractionalWidth(1), .absolute(height)), subitems: [item])
    return NSCollectionLayoutSection(group: group)
  }

  static func grid(columns: Int = 4, height: CGFloat = 80) -> UICollectionViewCompositionalLayout {
    UICollectionViewCompositionalLayout(section: gridSection(columns: columns, height: height))
  }

  /// Returns a section of one-item rows with an estimated height.
  static func listSection(estimate: CGFloat) -> NSCollectionLayoutSection {
    let size = size(.fractionalWidth(1), .estimated(estimate))
    let group = NSCollectionLayoutGroup.horizontal(
      layoutSize: size, subitems: [NSCollectionLayoutItem(layoutSize: size)])
    return NSCollectionLayoutSection(group: group)
  }

  static func list(estimate: CGFloat = 50) -> UICollectionViewCompositionalLayout {
    UICollectionViewCompositionalLayout(section: listSection(estimate: estimate))
  }

  /// Returns an orthogonally scrolling section of a row of items 100 points wide.
  static func carouselSection(
    _ behavior: UICollectionLayoutSectionOrthogonalScrollingBehavior, spacing: CGFloat = 0
  ) -> NSCollectionLayoutSection {
    let item = NSCollectionLayoutItem(layoutSize: size(.fractionalWidth(1), .fractionalHeight(1)))
    let group = NSCollectionLayoutGroup.horizontal(
      layoutSize: size(.absolute(100), .absolute(80)), subitems: [item])
    let section = NSCollectionLayoutSection(group: group)
    section.orthogonalScrollingBehavior = behavior
    section.interGroupSpacing = spacing
    return section
  }
}
