// SPDX-License-Identifier: Apache-2.0

import Foundation
import MullionCollectionGeometry

/// The cell in the middle of an orthogonal section, and its position on screen.
///
/// When the section is laid out again for another reason than scrolling, for example in another width, the
/// cell keeps its position as a fraction of the section's length; a section at its beginning stays there. An
/// update of data preserves the section's scroll offset, in the same way as decision 0012 does for the view's
/// own offset, unless the position of the cell is to be preserved.
@MainActor
struct OrthogonalAnchor {
  private var section: Int?
  private var key: ElementKey?
  /// The distance from the middle of the area to the middle of the cell, as a fraction of the area's length.
  private let share: CGFloat
  private let isAtStart: Bool
  /// The offset of the section's beginning, in points.
  private let start: CGFloat
  /// The length that the section was laid out for.
  private let length: CGFloat
  private var keepsOffset = false

  /// Creates the anchor of the section at index `section`; `nil` if that section is not displayed.
  init?(engine: CollectionEngine, section: Int) {
    guard let area = engine.orthogonal.shownArea(ofSection: section),
      let offset = engine.orthogonal.offset(ofSection: section)
    else { return nil }
    self.section = section
    let along = area.along(offset)
    isAtStart = abs(along - area.start) < 0.5
    start = area.start
    length = area.length
    let middle = along + area.length / 2
    func distance(_ element: RealisedElement) -> CGFloat {
      area.middle(of: element.attributes.frame) - middle
    }
    let nearest = engine.realised.all
      .filter { $0.host == section && $0.key.category == .cell }
      .min { (abs(distance($0)), $0.key.indexPath) < (abs(distance($1)), $1.key.indexPath) }
    key = nearest?.key
    share = nearest.map { distance($0) / max(1, area.length) } ?? 0
  }

  /// Returns the anchor with the keys translated after an update.
  func renamed(
    _ newKey: (ElementKey) -> ElementKey?, newSection: (Int) -> Int?
  ) -> OrthogonalAnchor {
    var anchor = self
    anchor.key = key.flatMap(newKey)
    anchor.section = section.flatMap(newSection)
    return anchor
  }

  /// Returns the anchor for an update of data: it preserves the section's scroll offset, or the cell's
  /// position if `keepingPlace`.
  func duringUpdate(keepingPlace: Bool) -> OrthogonalAnchor {
    var anchor = self
    anchor.keepsOffset = !keepingPlace
    return anchor
  }

  /// Restores the section's scroll offset, or the cell's position on screen, as the anchor specifies.
  func restore(in engine: CollectionEngine) {
    guard let section, let area = engine.layout.orthogonalArea(ofSection: section) else { return }
    let known = engine.orthogonal.offset(ofSection: section) ?? .zero
    let old = area.along(known)
    guard let along = wanted(in: area, from: old, engine), abs(along - old) > 0.01 else { return }
    engine.orthogonal.setOffset(area.point(at: along), ofSection: section)
  }

  /// Returns the section's new offset along the axis, from the offset `old`; `nil` if the anchor is gone.
  private func wanted(
    in area: OrthogonalArea, from old: CGFloat, _ engine: CollectionEngine
  ) -> CGFloat? {
    if isAtStart { return area.start }
    var along = old + area.start - start
    if !keepsOffset || area.length != length {
      guard let key, key.section == section, engine.counts?.contains(key.indexPath) == true,
        let cell = engine.layout.layoutAttributesForItem(at: key.indexPath)
      else { return nil }
      along = area.middle(of: cell.frame) - area.length * (share + 0.5)
    }
    return min(max(along, area.range.lowerBound), area.range.upperBound)
  }
}

extension OrthogonalArea {
  /// Returns the middle of `rect`, in content coordinates, as an offset along the axis.
  fileprivate func middle(of rect: CGRect) -> CGFloat {
    along(CGPoint(x: rect.midX, y: rect.midY)) - along(frame.origin)
  }
}
