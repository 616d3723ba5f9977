// SPDX-License-Identifier: Apache-2.0

import Foundation
import MullionCollectionGeometry

extension NSCollectionLayoutGroup {
  /// A group of one item that a section puts into lanes by `rule`.
  ///
  /// Its size is the room of all lanes across, and an item's length along them.
  package static func lanes(
    _ rule: LaneRule, size: NSCollectionLayoutSize
  ) -> NSCollectionLayoutGroup {
    let lengths = size.value
    let itemSize = NSCollectionLayoutSize(
      widthDimension: lengths.width.isMeasured ? size.widthDimension : .fractionalWidth(1),
      heightDimension: lengths.height.isMeasured ? size.heightDimension : .fractionalHeight(1))
    let items = [NSCollectionLayoutItem(layoutSize: itemSize)]
    let group: NSCollectionLayoutGroup =
      rule.axis == .vertical
      ? .vertical(layoutSize: size, subitems: items)
      : .horizontal(layoutSize: size, subitems: items)
    group.content.lanes = rule
    return group
  }

  /// How a section of the group puts its items into lanes; `nil` for a group of UIKit's.
  package var laneRule: LaneRule? { content.lanes }
}
