// SPDX-License-Identifier: Apache-2.0

import CollectionGeometry
import Foundation
import ViewTree

extension CollectionEngine {
  /// Attributes of what the collection view itself shows: elements in sight that do not scroll
  /// with a section of their own.
  ///
  /// - Complexity: O(elements in sight), as far as the layout's answer is.
  func attributesInSight() -> [UICollectionViewLayoutAttributes] {
    let bounds = view.bounds
    guard !bounds.isEmpty else { return [] }
    var found: [UICollectionViewLayoutAttributes] = []
    for attributes in layout.layoutAttributesForElements(in: bounds) ?? []
    where !attributes.isOrthogonal && !attributes.isHidden && attributes.frame.overlaps(bounds) {
      found.append(attributes)
    }
    guard let place = movement.moving?.place, let held = layout.layoutAttributesForItem(at: place),
      !held.isOrthogonal, !found.contains(where: { ElementKey($0) == .cell(place) })
    else { return found }
    return found + [held]
  }

  /// Attributes of what the scroll view of `section` shows.
  func orthogonalAttributesInSight(section: Int) -> [UICollectionViewLayoutAttributes] {
    guard let area = layout.orthogonalArea(ofSection: section) else { return [] }
    let offset = orthogonal.offset(ofSection: section) ?? .zero
    let window = area.frame.offsetBy(dx: offset.x, dy: offset.y)
    return layout.orthogonalAttributes(ofSection: section, in: window).filter {
      !$0.isHidden && $0.frame.overlaps(window)
    }
  }

  /// The elements of a category, and kind, whose views are in sight.
  ///
  /// - Complexity: O(realised elements).
  func elementsOnScreen(
    _ category: UICollectionElementCategory, kind: String = ""
  ) -> [RealisedElement] {
    realised.all.filter { $0.key.category == category && $0.key.kind == kind }
  }

  /// The element whose view is `hit`, or has it inside; `nil`: it is in none.
  func element(hitIn hit: UIView?) -> RealisedElement? {
    var next = hit
    while let inner = next, inner !== view {
      if let inner = inner as? UICollectionReusableView,
        let element = realised.element(of: inner)
      {
        return element
      }
      next = inner.superview
    }
    return nil
  }

  /// The item that a finger at `point`, in content coordinates, hits; nil: it hits something else.
  func item(hitAt point: CGPoint) -> IndexPath? {
    guard let key = element(hitIn: view.hitTest(point, with: nil))?.key, key.category == .cell
    else { return nil }
    return key.indexPath
  }

  /// The frontmost item at `point`, in content coordinates.
  func item(at point: CGPoint) -> IndexPath? {
    cycle.prepareIfNeeded()
    let spot = CGRect(origin: point, size: CGSize(width: 1, height: 1))
    var hits = (layout.layoutAttributesForElements(in: spot) ?? []).filter {
      !$0.isOrthogonal && $0.frame.contains(point)
    }
    for section in layout.orthogonalSections(in: spot) {
      guard let area = layout.orthogonalArea(ofSection: section), area.frame.contains(point) else {
        continue
      }
      let offset = orthogonal.offset(ofSection: section) ?? .zero
      let inside = CGPoint(x: point.x + offset.x, y: point.y + offset.y)
      let spot = CGRect(origin: inside, size: spot.size)
      hits += layout.orthogonalAttributes(ofSection: section, in: spot)
        .filter { $0.frame.contains(inside) }
    }
    return hits.filter { $0.representedElementCategory == .cell && !$0.isHidden }
      .max { $0.zIndex < $1.zIndex }?.indexPath
  }
}

extension CollectionEngine {
  /// Where an item is shown, in content coordinates, with the scrolling of its own section.
  func shownFrame(of path: IndexPath) -> CGRect? {
    layout.layoutAttributesForItem(at: path).map(shownFrame)
  }

  /// The items that are seen in `region`, if everything was scrolled there.
  func shownItems(in region: CGRect) -> [ShownItem] {
    var found = (layout.layoutAttributesForElements(in: region) ?? []).filter { !$0.isOrthogonal }
    for section in layout.orthogonalSections(in: region) {
      found += orthogonalAttributesInSight(section: section)
    }
    return found.filter { $0.representedElementCategory == .cell && !$0.isHidden }
      .map { ShownItem(path: $0.indexPath, frame: shownFrame($0)) }
  }

  private func shownFrame(_ attributes: UICollectionViewLayoutAttributes) -> CGRect {
    guard attributes.isOrthogonal,
      let offset = orthogonal.offset(ofSection: attributes.indexPath.section)
    else { return attributes.frame }
    return attributes.frame.offsetBy(dx: -offset.x, dy: -offset.y)
  }
}
