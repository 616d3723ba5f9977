// SPDX-License-Identifier: Apache-2.0

package import Foundation
import MullionCollectionGeometry

extension CollectionEngine {
  /// What there is to say about how an orthogonal section has scrolled.
  package struct SectionScroll: Hashable, Sendable {
    /// Along the section's own axis, in points.
    package var offset: CGFloat
    /// The page that is left, counted on in sections without ends, and the way to the next one.
    package var page: CGFloat
    /// How many pages there are.
    package var pageCount: Int
    /// The offsets between which it rests, in points; `nil` when it has no ends.
    package var range: ClosedRange<CGFloat>?
    /// Whether a hand or a motion moves it.
    package var isMoving: Bool
  }

  /// How an orthogonal section has scrolled; `nil` when the section does not scroll by itself.
  package func sectionScroll(_ section: Int) -> SectionScroll? {
    cycle.prepareIfNeeded()
    guard let area = layout.orthogonalArea(ofSection: section) else { return nil }
    let known = orthogonal.offset(ofSection: section)
    let offset = known.map(area.along) ?? area.start
    guard let page = layout.orthogonalPage(ofSection: section, at: offset) else { return nil }
    return SectionScroll(
      offset: offset, page: page.page, pageCount: page.count,
      range: area.loop == nil ? area.range : nil,
      isMoving: orthogonal.scrollView(ofSection: section).map { !$0.isAtRest } ?? false)
  }

  /// Scrolls an orthogonal section along its axis, in points, to where its behavior lets it rest.
  package func scrollSection(_ section: Int, to offset: CGFloat, animated: Bool) {
    cycle.prepareIfNeeded()
    guard let area = layout.orthogonalArea(ofSection: section) else { return }
    let rest = layout.orthogonalRestingOffset(ofSection: section, proposed: offset)
    let along = min(max(rest, area.range.lowerBound), area.range.upperBound)
    orthogonal.scroll(section: section, to: area.point(at: along), animated: animated)
  }

  /// Scrolls an orthogonal section until a page is in its place.
  package func scrollSection(_ section: Int, toPage page: Int, animated: Bool) {
    cycle.prepareIfNeeded()
    guard let offset = layout.orthogonalOffset(ofSection: section, page: page) else { return }
    scrollSection(section, to: offset, animated: animated)
  }

  /// Calls `observer` whenever an orthogonal section scrolls, with its number then; the section is
  /// followed over updates.
  package func observeScrolling(
    ofSection section: Int, _ observer: @escaping (Int) -> Void
  ) -> Int {
    orthogonal.observe(section: section, observer)
  }

  /// No longer calls the observer of that number.
  package func stopObserving(_ number: Int) { orthogonal.removeObserver(number) }
}
