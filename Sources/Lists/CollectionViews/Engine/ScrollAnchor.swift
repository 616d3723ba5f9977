// SPDX-License-Identifier: Apache-2.0

import Foundation
import MullionCollectionGeometry

/// The element whose position on screen a layout cycle preserves: the topmost visible cell.
///
/// When an element above gets another size, once it is measured, the anchor element stays at its position,
/// unless the content is scrolled to its beginning: then the beginning stays visible. An update of data, an
/// invalidated layout and another size of the view preserve the content offset (decision 0012), unless the
/// policy specifies otherwise.
@MainActor
struct ScrollAnchor {
  private var key: ElementKey?
  /// The distance from the content offset to the element's origin.
  private let distance: CGPoint
  /// The size of the element when the anchor was taken.
  private let size: CGSize
  /// Whether, along each axis, the element's position is preserved instead of the content offset.
  private let holds: (x: Bool, y: Bool)
  /// The value that replaces `holds` for an update of data or a new layout; `nil` if the cycle displays
  /// neither.
  private var update: (x: Bool, y: Bool)?
  private let isAtStart: (x: Bool, y: Bool)
  /// The length, perpendicular to the scroll axis, that the content was laid out for.
  private let across: CGFloat
  private let axis: UICollectionView.ScrollDirection
  /// Whether a change of the perpendicular length takes precedence over an update of data.
  private let keepsPlaceInLayouts: Bool
  /// Whether, along each axis, the view stays scrolled to its end.
  private var isAtEnd: (x: Bool, y: Bool)
  private var sections: [OrthogonalAnchor]

  /// An anchor for the next cycle, valid unless the view is scrolled before it.
  struct Pending {
    var anchor: ScrollAnchor
    /// The content offset at which the anchor was taken.
    let offset: CGPoint
  }

  /// Creates an anchor from the topmost visible cell that has been laid out before.
  init(engine: CollectionEngine) {
    let view = engine.view
    let offset = view.contentOffset
    // The content was laid out for the view's size at that time.
    let limits = ScrollLimits(view, size: engine.laidOutSize)
    let known = ScrollLimits(
      bounds: engine.laidOutSize, content: view.contentSize, insets: engine.knownInset)
    let policy = engine.scrollPolicy
    axis = engine.scrollAxis
    keepsPlaceInLayouts = policy.keepsPlaceInLayouts
    across = Self.length(across: axis, engine.laidOutSize)
    isAtStart = (offset.x <= limits.minimum.x, offset.y <= limits.minimum.y)
    holds = (
      limits.minimum.x != limits.maximum.x && (policy.keepsPlaceAtStart || !isAtStart.x),
      policy.keepsPlaceAtStart || !isAtStart.y
    )
    let follows = policy.followsEnd && !view.isTracking && engine.movement.moving == nil
    isAtEnd = (
      follows && axis == .horizontal
        && offset.x >= min(limits.maximum.x, known.maximum.x) - policy.endDistance,
      follows && axis == .vertical
        && offset.y >= min(limits.maximum.y, known.maximum.y) - policy.endDistance
    )
    sections = engine.orthogonal.shownSections.compactMap {
      OrthogonalAnchor(engine: engine, section: $0)
    }
    let isNeeded = holds.x || holds.y || engine.placeInUpdate == .kept
    let best = isNeeded ? Self.topmost(of: engine) : nil
    key = best?.key
    let origin = best?.frame.origin ?? .zero
    size = best?.frame.size ?? .zero
    distance = CGPoint(x: origin.x - offset.x, y: origin.y - offset.y)
  }

  private static func length(
    across axis: UICollectionView.ScrollDirection, _ size: CGSize
  ) -> CGFloat {
    axis == .vertical ? size.width : size.height
  }

  /// Returns the anchor for an update of data: it preserves the content offset, or the element's position
  /// where required.
  func duringUpdate(_ place: PlaceInUpdates, _ policy: ScrollPolicy) -> ScrollAnchor {
    var anchor = self
    switch place {
    case .kept: anchor.update = (axis == .horizontal, axis == .vertical)
    case .asPolicy:
      // At the start of the content, the position is preserved only because the policy requires it.
      let keepsPlace = policy.keepsPlaceInUpdates
      anchor.update = (
        holds.x && (keepsPlace || isAtStart.x), holds.y && (keepsPlace || isAtStart.y)
      )
    }
    let keepsPlace = place == .kept || policy.keepsPlaceInUpdates
    anchor.sections = sections.map { $0.duringUpdate(keepingPlace: keepsPlace) }
    return anchor
  }

  /// Returns the anchor for a new layout or another size of the view: it preserves the content offset, or the
  /// element's position if the policy requires that; the anchor of an update of data is returned unmodified.
  func inNewLayout(_ policy: ScrollPolicy) -> ScrollAnchor {
    guard !policy.keepsPlaceInLayouts, update == nil else { return self }
    var anchor = self
    anchor.update = (false, false)
    return anchor
  }

  /// Returns a new anchor after the view was scrolled, with the same update behavior.
  func afterScrolling(in engine: CollectionEngine) -> ScrollAnchor {
    var anchor = ScrollAnchor(engine: engine)
    anchor.update = update
    return anchor
  }

  /// Returns the topmost visible cell, and of those the leftmost, that has been laid out before.
  private static func topmost(of engine: CollectionEngine) -> (key: ElementKey, frame: CGRect)? {
    let bounds = engine.view.bounds
    var best: (key: ElementKey, frame: CGRect)?
    for element in engine.realised.all where element.key.category == .cell && element.isDisplayed {
      let frame = element.attributes.frame
      if let best, (best.frame.minY, best.frame.minX) <= (frame.minY, frame.minX) { continue }
      if frame.overlaps(bounds) { best = (element.key, frame) }
    }
    return best
  }

  /// Returns the anchor with the keys translated after an update; without an element if that is gone.
  func renamed(
    _ newKey: (ElementKey) -> ElementKey?, newSection: (Int) -> Int? = { _ in nil }
  ) -> ScrollAnchor {
    var anchor = self
    anchor.key = key.flatMap(newKey)
    anchor.sections = sections.map { $0.renamed(newKey, newSection: newSection) }
    return anchor
  }

  /// The anchor without orthogonal sections, which start at their beginning again.
  var withoutSections: ScrollAnchor {
    var anchor = self
    anchor.sections = []
    return anchor
  }

  private func restoreEnd(in engine: CollectionEngine) {
    let (view, limits) = (engine.view, ScrollLimits(engine.view))
    let old = view.contentOffset
    let offset = CGPoint(
      x: isAtEnd.x ? limits.maximum.x : old.x, y: isAtEnd.y ? limits.maximum.y : old.y)
    guard offset != old else { return }
    view.contentOffset = offset
    engine.departures.shift(by: CGPoint(x: offset.x - old.x, y: offset.y - old.y))
  }

  /// Returns the length of the part of the element that lies before the content offset, from the old length
  /// `part` and the old and new total length of the element.
  ///
  /// If the element became too short for the old length, possibly only until it is measured again, the
  /// fraction is preserved instead.
  private func passed(_ part: CGFloat, of old: CGFloat, now length: CGFloat) -> CGFloat {
    part < length || old <= 0 ? part : part / old * length
  }

  /// Sets the content offset so that the element is at the same position on screen as before, along the axes
  /// for which the anchor requires it and within the scroll limits, or to the end if the view follows its
  /// end.
  ///
  /// The offsets of orthogonal sections are restored first.
  func restore(in engine: CollectionEngine) {
    for section in sections { section.restore(in: engine) }
    if isAtEnd.x || isAtEnd.y { return restoreEnd(in: engine) }
    let view = engine.view
    let isResized =
      keepsPlaceInLayouts && across != Self.length(across: axis, view.bounds.size)
    let kept = isResized ? holds : update ?? holds
    guard kept.x || kept.y, let key, engine.counts?.contains(key.indexPath) == true,
      let attributes = engine.layout.layoutAttributesForItem(at: key.indexPath)
    else { return }
    let frame = attributes.frame
    var offset = view.contentOffset
    if kept.x {
      offset.x = frame.minX + passed(-distance.x, of: size.width, now: frame.width)
    }
    if kept.y {
      offset.y = frame.minY + passed(-distance.y, of: size.height, now: frame.height)
    }
    let old = view.contentOffset
    let clamped = ScrollLimits(view).clamp(offset)
    // Clamp only what the change moved: an offset beyond the limits, as in a bounce, is no error.
    if offset.x != old.x { offset.x = clamped.x }
    if offset.y != old.y { offset.y = clamped.y }
    guard offset != old else { return }
    view.contentOffset = offset
    engine.departures.shift(by: CGPoint(x: offset.x - old.x, y: offset.y - old.y))
  }
}
