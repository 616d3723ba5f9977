// SPDX-License-Identifier: Apache-2.0

package import Foundation
import MullionCollectionGeometry
import MullionViewTree

extension CollectionEngine {
  /// Returns the attributes of the visible elements that the collection view itself contains, which excludes
  /// those of orthogonal sections, and of the item being moved.
  ///
  /// - Complexity: O(elements in sight), if the layout's query is.
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

  /// Returns the attributes of the visible elements in the scroll view of `section`.
  func orthogonalAttributesInSight(section: Int) -> [UICollectionViewLayoutAttributes] {
    guard let area = layout.orthogonalArea(ofSection: section) else { return [] }
    let offset = orthogonal.offset(ofSection: section) ?? .zero
    let window = area.frame.offsetBy(dx: offset.x, dy: offset.y)
    return layout.orthogonalAttributes(ofSection: section, in: window).filter {
      !$0.isHidden && $0.frame.overlaps(window)
    }
  }

  /// Returns the realised elements of a category and kind.
  ///
  /// - Complexity: O(realised elements).
  func elementsOnScreen(
    _ category: UICollectionElementCategory, kind: String = ""
  ) -> [RealisedElement] {
    realised.all.filter { $0.key.category == category && $0.key.kind == kind }
  }

  /// Returns the element whose view is `hit` or contains it; `nil` if there is none.
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

  /// Returns the item that a touch at `point`, in content coordinates, hits; `nil` if it hits something else.
  package func item(hitAt point: CGPoint) -> IndexPath? {
    item(hitIn: view.hitTest(point, with: nil))
  }

  /// Returns the item under a drag at `point`, in content coordinates: the frontmost one there; `nil` if
  /// there is none, or if another view is in front.
  ///
  /// The dragged view, `held`, is ignored. Where no view accepts touches, the item whose frame contains the
  /// point is returned: items without touches accept drops too.
  ///
  /// - Complexity: O(n log n) for n subviews, plus their hit tests.
  func item(under point: CGPoint, behind held: UIView? = nil) -> IndexPath? {
    for front in view.paintingOrder.reversed() where front !== held {
      guard let hit = front.hitTest(front.convert(point, from: view), with: nil) else { continue }
      return item(hitIn: hit)
    }
    return item(at: point)
  }

  private func item(hitIn hit: UIView?) -> IndexPath? {
    element(hitIn: hit).flatMap { $0.key.category == .cell ? $0.key.indexPath : nil }
  }

  /// Returns the frontmost item at `point`, in content coordinates.
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
  /// Returns the frame of an item in content coordinates, including the scrolling of its own section.
  func shownFrame(of path: IndexPath) -> CGRect? {
    layout.layoutAttributesForItem(at: path).map(shownFrame)
  }

  /// Returns the items that the layout reports for `region`, in content coordinates.
  ///
  /// For an orthogonal section that intersects `region`, these are all items that are visible in the section.
  func shownItems(in region: CGRect) -> [VisibleElement] {
    var found = (layout.layoutAttributesForElements(in: region) ?? []).filter { !$0.isOrthogonal }
    for section in layout.orthogonalSections(in: region) {
      found += orthogonalAttributesInSight(section: section)
    }
    return found.filter { $0.representedElementCategory == .cell && !$0.isHidden }
      .map { VisibleElement(path: $0.indexPath, frame: shownFrame($0)) }
  }

  private func shownFrame(_ attributes: UICollectionViewLayoutAttributes) -> CGRect {
    guard attributes.isOrthogonal,
      let offset = orthogonal.offset(ofSection: attributes.indexPath.section)
    else { return attributes.frame }
    return attributes.frame.offsetBy(dx: -offset.x, dy: -offset.y)
  }
}
