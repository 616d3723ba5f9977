// SPDX-License-Identifier: Apache-2.0

import Foundation

/// The element the user looks at, and where it is on screen.
///
/// When geometry changes for another reason than scrolling, the element stays where it was, unless
/// the content rests at its beginning: then the beginning stays in sight.
@MainActor
struct ScrollAnchor {
  private var key: ElementKey?
  /// From the content offset to the element's origin.
  private let distance: CGPoint
  private let isAtStart: (x: Bool, y: Bool)
  private var sections: [OrthogonalAnchor]

  /// The topmost cell on screen that has been laid out before.
  init(engine: CollectionEngine) {
    let view = engine.view
    let offset = view.contentOffset
    let minimum = ScrollLimits(view).minimum
    isAtStart = (offset.x <= minimum.x, offset.y <= minimum.y)
    sections = engine.orthogonal.shownSections.compactMap {
      OrthogonalAnchor(engine: engine, section: $0)
    }
    var best: RealisedElement?
    if !(isAtStart.x && isAtStart.y) {
      for element in engine.realised.all
      where element.key.category == .cell && element.isDisplayed
        && element.attributes.frame.intersects(view.bounds)
      {
        if let current = best, !Self.precedes(element, current) { continue }
        best = element
      }
    }
    key = best?.key
    let origin = best?.attributes.frame.origin ?? .zero
    distance = CGPoint(x: origin.x - offset.x, y: origin.y - offset.y)
  }

  private static func precedes(_ one: RealisedElement, _ other: RealisedElement) -> Bool {
    let (a, b) = (one.attributes.frame, other.attributes.frame)
    return (a.minY, a.minX) < (b.minY, b.minX)
  }

  /// The same place on screen for the element's key after an update; nowhere when it is gone.
  func renamed(_ newKey: (ElementKey) -> ElementKey?) -> ScrollAnchor {
    var anchor = self
    anchor.key = key.flatMap(newKey)
    anchor.sections = sections.map { $0.renamed(newKey) }
    return anchor
  }

  /// Moves the content offset so that the element is on screen where it was.
  func restore(in engine: CollectionEngine) {
    for section in sections { section.restore(in: engine) }
    guard let key, let attributes = engine.layout.layoutAttributesForItem(at: key.indexPath) else {
      return
    }
    let view = engine.view
    let origin = attributes.frame.origin
    var offset = view.contentOffset
    if !isAtStart.x { offset.x = origin.x - distance.x }
    if !isAtStart.y { offset.y = origin.y - distance.y }
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
