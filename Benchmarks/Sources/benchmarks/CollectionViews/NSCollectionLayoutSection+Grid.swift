// SPDX-License-Identifier: Apache-2.0

import Foundation
import UIKit

extension NSCollectionLayoutSection {
  /// Returns a section of rows of `columns` items, each row `rowHeight` points high, with an inset of `inset`
  /// points around each item.
  static func grid(
    columns: Int, rowHeight: CGFloat, inset: CGFloat = 0
  ) -> NSCollectionLayoutSection {
    let item = NSCollectionLayoutItem(
      layoutSize: NSCollectionLayoutSize(
        widthDimension: .fractionalWidth(1 / CGFloat(columns)),
        heightDimension: .fractionalHeight(1)))
    item.contentInsets = NSDirectionalEdgeInsets(
      top: inset, leading: inset, bottom: inset, trailing: inset)
    let group = NSCollectionLayoutGroup.horizontal(
      layoutSize: NSCollectionLayoutSize(
        widthDimension: .fractionalWidth(1), heightDimension: .absolute(rowHeight)),
      subitems: [item])
    return NSCollectionLayoutSection(group: group)
  }
}
