// SPDX-License-Identifier: Apache-2.0

import Foundation

extension CollectionEngine {
  /// Where the data source has the element `key`; another place while an item is moved.
  func dataPath(of key: ElementKey) -> IndexPath {
    guard movement.moving != nil, key.category != .decorationView,
      key.category == .cell || !layout.isSectionElement(ofKind: key.kind, section: key.section)
    else { return key.indexPath }
    return movement.dataPath(key.indexPath)
  }

  /// Where the item is shown that the application names.
  ///
  /// It goes by what is shown, or, where nothing is shown under that name because an item is moved,
  /// by its data.
  func shownPath(named path: IndexPath) -> IndexPath {
    movement.moving == nil || knownCounts.contains(path) ? path : movement.shownPath(path)
  }

  /// Attributes of the item that the user holds, in content coordinates before its section's own
  /// scrolling; `nil` for other elements.
  func attributesInHand(
    _ attributes: UICollectionViewLayoutAttributes
  ) -> UICollectionViewLayoutAttributes? {
    guard let moving = movement.moving, attributes.representedElementCategory == .cell,
      attributes.indexPath == moving.place
    else { return nil }
    var position = moving.position
    if attributes.isOrthogonal, let offset = orthogonal.offset(ofSection: moving.place.section) {
      position.x += offset.x
      position.y += offset.y
    }
    return layout.layoutAttributesForInteractivelyMovingItem(
      at: moving.place, withTargetPosition: position)
  }
}
