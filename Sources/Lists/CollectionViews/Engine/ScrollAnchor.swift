// SPDX-License-Identifier: Apache-2.0

import Foundation
import MullionCollectionGeometry

/// The element the user looks at, and where it is on screen.
///
/// When an element above has another size, once it is measured, the element stays where it was, unless
/// the content rests at its beginning: then the beginning stays in sight. An update of data, an
/// invalidated layout and another size of the view leave the content offset alone (decision 0012),
/// unless the policy says otherwise.
@MainActor
struct ScrollAnchor {
  private var key: ElementKey?
  /// From the content offset to the element's origin.
  private let distance: CGPoint
  /// The size that the element had.
  private let size: CGSize
  /// Whether the element stays where it was along each axis, and not the offset.
  private let holds: (x: Bool, y: Bool)
  /// The same for an update of data or a new layout; `nil`: neither is shown.
  private var update: (x: Bool, y: Bool)?
  private let isAtStart: (x: Bool, y: Bool)
  /// The length, across the axis of scrolling, that the content was laid out for.
  private let across: CGFloat
  private let axis: UICollectionView.ScrollDirection
  /// Whether another length across the axis counts more than an update of data.
  private let keepsPlaceInLayouts: Bool
  /// Whether the view stays at its end.
  private var isAtEnd: (x: Bool, y: Bool)
  private var sections: [OrthogonalAnchor]

  /// An anchor of the next cycle, as long as nobody scrolls before it.
  struct Pending {
    var anchor: ScrollAnchor
    /// The content offset that the anchor belongs to.
    let offset: CGPoint
  }

  /// The topmost cell on screen that has been laid out before.
  init(engine: CollectionEngine) {
    let view = engine.view
    let offset = view.contentOffset
    // The content was laid out for the size the view had then.
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

  /// What stays when data is updated: the content offset, or the element where that is wanted.
  func duringUpdate(_ place: PlaceInUpdates, _ policy: ScrollPolicy) -> ScrollAnchor {
    var anchor = self
    switch place {
    case .kept: anchor.update = (axis == .horizontal, axis == .vertical)
    case .asPolicy:
      // What holds at the beginning does because the policy says so.
      let keepsPlace = policy.keepsPlaceInUpdates
      anchor.update = (
        holds.x && (keepsPlace || isAtStart.x), holds.y && (keepsPlace || isAtStart.y)
      )
    }
    let keepsPlace = place == .kept || policy.keepsPlaceInUpdates
    anchor.sections = sections.map { $0.duringUpdate(keepingPlace: keepsPlace) }
    return anchor
  }

  /// Returns the anchor of a new layout or another size of the view: the content offset stays, or the
  /// element where the policy asks for that.
  func inNewLayout(_ policy: ScrollPolicy) -> ScrollAnchor {
    guard !policy.keepsPlaceInLayouts, update == nil else { return self }
    var anchor = self
    anchor.update = (false, false)
    return anchor
  }

  /// What stays in its place when somebody scrolled after this was taken.
  func afterScrolling(in engine: CollectionEngine) -> ScrollAnchor {
    var anchor = ScrollAnchor(engine: engine)
    anchor.update = update
    return anchor
  }

  /// The topmost cell on screen, and of those the leftmost, that has been laid out before.
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

  /// The same place on screen for the element's key after an update; nowhere when it is gone.
  func renamed(
    _ newKey: (ElementKey) -> ElementKey?, newSection: (Int) -> Int? = { _ in nil }
  ) -> ScrollAnchor {
    var anchor = self
    anchor.key = key.flatMap(newKey)
    anchor.sections = sections.map { $0.renamed(newKey, newSection: newSection) }
    return anchor
  }

  /// The same for the view alone: sections that scroll by themselves begin anew.
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

  /// How much of the element lies before the content offset, when that much did of its old length.
  ///
  /// One that became so short that it would be gone, until it is measured anew maybe, keeps its share.
  private func passed(_ part: CGFloat, of old: CGFloat, now length: CGFloat) -> CGFloat {
    part < length || old <= 0 ? part : part / old * length
  }

  /// Moves the content offset so that the element is on screen where it was.
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
    // Only what the change moved: an offset beyond the limits, as in a bounce, is no error.
    if offset.x != old.x { offset.x = clamped.x }
    if offset.y != old.y { offset.y = clamped.y }
    guard offset != old else { return }
    view.contentOffset = offset
    engine.departures.shift(by: CGPoint(x: offset.x - old.x, y: offset.y - old.y))
  }
}
