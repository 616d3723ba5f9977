// SPDX-License-Identifier: Apache-2.0

package import Foundation
import MullionCollectionGeometry
import MullionViewTree

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
  package func item(hitAt point: CGPoint) -> IndexPath? {
    item(hitIn: view.hitTest(point, with: nil))
  }

  /// The item under a drag at `point`, in content coordinates: the one that stands in front there; nil: there
  /// is none, or something else is in front.
  ///
  /// What the drag itself holds there, `held`, is not looked at. Where nothing takes touches, it is the one whose
  /// place is there: drops are on items without touches too.
  ///
  /// - Complexity: O(subviews), beside what they need to find what is hit in them.
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
