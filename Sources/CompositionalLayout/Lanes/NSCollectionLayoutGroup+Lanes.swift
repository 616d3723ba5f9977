// SPDX-License-Identifier: Apache-2.0

package import Foundation

extension NSCollectionLayoutGroup {
  /// A group of one item of an estimated height that a section puts into lanes by `rule`.
  package static func lanes(_ rule: LaneRule, estimatedHeight: CGFloat) -> NSCollectionLayoutGroup {
    let size = NSCollectionLayoutSize(
      widthDimension: .fractionalWidth(1), heightDimension: .estimated(estimatedHeight))
    let group = NSCollectionLayoutGroup.vertical(
      layoutSize: size, subitems: [NSCollectionLayoutItem(layoutSize: size)])
    group.content.lanes = rule
    return group
  }

  /// How a section of the group puts its items into lanes; `nil` for a group of UIKit's.
  package var laneRule: LaneRule? { content.lanes }
}
