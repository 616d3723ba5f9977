// SPDX-License-Identifier: Apache-2.0

import Foundation
import MullionCollectionGeometry

extension CollectionEngine {
  /// Where the data source has the element `key`; another place while an item is moved, or data is on its way.
  func dataPath(of key: ElementKey) -> IndexPath {
    guard movement.moving != nil || !placeholders.isEmpty, key.category != .decorationView,
      key.category == .cell || !layout.isSectionElement(ofKind: key.kind, section: key.section)
    else { return key.indexPath }
    return placeholders.dataPath(movement.dataPath(key.indexPath))
  }

  /// Where the item is shown that the application names.
  ///
  /// It goes by what is shown, or, where nothing is shown under that name because an item is moved,
  /// by its data.
  func shownPath(named path: IndexPath) -> IndexPath {
    movement.moving == nil || knownCounts.contains(path) ? path : movement.shownPath(path)
  }

  /// Attributes of the item that the user holds, in content coordinates before its section's own
  /// scrolling, or of one that makes room for what may be dropped; `nil` for other elements.
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

  /// Attributes of an item behind the gap: where the next one stands; `nil` for other elements.
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

  /// Where an item behind the last one of a section would stand: as far on as that is from the one
  /// before it, else in the next line (ours; the layout is not asked).
  private func centerBehindLast(_ last: UICollectionViewLayoutAttributes) -> CGPoint {
    let (path, center) = (last.indexPath, last.center)
    if path.item > 0,
      let before = layout.layoutAttributesForItem(
        at: IndexPath(item: path.item - 1, section: path.section))
    {
      let step = CGVector(dx: center.x - before.center.x, dy: center.y - before.center.y)
      let content = CGRect(origin: .zero, size: layout.collectionViewContentSize)
      let goal = last.frame.offsetBy(dx: step.dx, dy: step.dy)
      let isInside =
        step.dy == 0 ? goal.minX >= 0 && goal.maxX <= content.width + 0.5 : step.dy > 0
      if isInside { return CGPoint(x: center.x + step.dx, y: center.y + step.dy) }
    }
    return CGPoint(x: center.x, y: center.y + last.size.height)
  }
}

extension IndexPath {
  /// The item behind this one.
  fileprivate var nextItem: IndexPath { IndexPath(item: item + 1, section: section) }
}
