// SPDX-License-Identifier: Apache-2.0

import Foundation
import MullionCollectionGeometry

extension CollectionEngine {
  /// Returns the index path that the data source uses for the element `key`; it differs while an item is
  /// being moved or placeholders are displayed.
  func dataPath(of key: ElementKey) -> IndexPath {
    guard movement.moving != nil || !placeholders.isEmpty, key.category != .decorationView,
      key.category == .cell || !layout.isSectionElement(ofKind: key.kind, section: key.section)
    else { return key.indexPath }
    return placeholders.dataPath(movement.dataPath(key.indexPath))
  }

  /// Returns the displayed index path of an item that the application refers to.
  ///
  /// `path` is interpreted as a displayed index path, or as one of the data if nothing is displayed there
  /// because an item is being moved.
  func shownPath(named path: IndexPath) -> IndexPath {
    movement.moving == nil || knownCounts.contains(path) ? path : movement.shownPath(path)
  }

  /// Returns the attributes of the item that the user is moving, in content coordinates without its section's
  /// own scrolling, or of an item displaced by the gap of a drop; `nil` for other elements.
  func attributesInHand(
    _ attributes: UICollectionViewLayoutAttributes
  ) -> UICollectionViewLayoutAttributes? {
    if movement.gap != nil { return attributesMakingRoom(attributes) }
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

  /// Returns the attributes of an item at or behind the gap, which takes the position of the next item; `nil`
  /// for other elements.
  private func attributesMakingRoom(
    _ attributes: UICollectionViewLayoutAttributes
  ) -> UICollectionViewLayoutAttributes? {
    let path = attributes.indexPath
    guard let gap = movement.gap, attributes.representedElementCategory == .cell,
      !attributes.isOrthogonal, path.count == 2, path.section == gap.section,
      path.item >= gap.item, knownCounts.items.indices.contains(path.section),
      let moved = attributes.copy() as? UICollectionViewLayoutAttributes
    else { return nil }
    let isLast = path.item + 1 >= knownCounts.items[path.section]
    let next = isLast ? nil : layout.layoutAttributesForItem(at: path.nextItem)
    moved.center = next?.center ?? centerBehindLast(attributes)
    return moved
  }

  /// Returns the center of a hypothetical item behind the last one of a section.
  ///
  /// The center is one step further, as long as the step from the previous item to the last one, or in the
  /// next line if the content has no space there. The layout has no attributes for such an item.
  private func centerBehindLast(_ last: UICollectionViewLayoutAttributes) -> CGPoint {
    let (path, center) = (last.indexPath, last.center)
    if path.item > 0,
      let before = layout.layoutAttributesForItem(
        at: IndexPath(item: path.item - 1, section: path.section))
    {
      let step = CGVector(dx: center.x - before.center.x, dy: center.y - before.center.y)
      let content = CGRect(origin: .zero, size: contentSize)
      let goal = last.frame.offsetBy(dx: step.dx, dy: step.dy)
      let isInside =
        step.dy == 0 ? goal.minX >= 0 && goal.maxX <= content.width + 0.5 : step.dy > 0
      if isInside { return CGPoint(x: center.x + step.dx, y: center.y + step.dy) }
    }
    return CGPoint(x: center.x, y: center.y + last.size.height)
  }
}

extension IndexPath {
  /// The index path of the next item in the section.
  fileprivate var nextItem: IndexPath { IndexPath(item: item + 1, section: section) }
}
