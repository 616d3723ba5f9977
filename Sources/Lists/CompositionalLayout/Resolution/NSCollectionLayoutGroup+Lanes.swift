// SPDX-License-Identifier: Apache-2.0

import Foundation
import MullionCollectionGeometry

extension NSCollectionLayoutGroup {
  /// Returns a group of one item that a section places in lanes by `rule`.
  ///
  /// Its size is the breadth of all lanes across, and an item's length along them.
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

  /// The rule by which a section places the group's items in lanes; `nil` for an ordinary group.
  package var laneRule: LaneRule? { content.lanes }
}
