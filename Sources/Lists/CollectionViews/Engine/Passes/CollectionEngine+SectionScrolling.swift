// SPDX-License-Identifier: Apache-2.0

package import Foundation
import MullionCollectionGeometry

extension CollectionEngine {
  /// The scroll state of an orthogonal section.
  package struct SectionScroll: Hashable, Sendable {
    /// The offset along the section's own axis, in points.
    package var offset: CGFloat
    /// The current page and the fraction of the distance to the next one; in sections without ends the number
    /// keeps counting.
    package var page: CGFloat
    /// The number of pages.
    package var pageCount: Int
    /// The range of resting offsets, in points; `nil` if the section has no ends.
    package var range: ClosedRange<CGFloat>?
    /// Whether the section is being dragged or animated.
    package var isMoving: Bool
  }

  /// Returns the scroll state of an orthogonal section; `nil` if the section does not scroll by itself.
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

  /// Scrolls an orthogonal section along its axis to the resting position that its behavior determines for
  /// `offset`, in points.
  package func scrollSection(_ section: Int, to offset: CGFloat, animated: Bool) {
    cycle.prepareIfNeeded()
    guard let area = layout.orthogonalArea(ofSection: section) else { return }
    let rest = layout.orthogonalRestingOffset(ofSection: section, proposed: offset)
    let along = min(max(rest, area.range.lowerBound), area.range.upperBound)
    orthogonal.scroll(section: section, to: area.point(at: along), animated: animated)
  }

  /// Scrolls an orthogonal section to a page.
  package func scrollSection(_ section: Int, toPage page: Int, animated: Bool) {
    cycle.prepareIfNeeded()
    guard let offset = layout.orthogonalOffset(ofSection: section, page: page) else { return }
    scrollSection(section, to: offset, animated: animated)
  }

  /// Calls `observer` with the section's current index whenever an orthogonal section scrolls; the section is
  /// tracked across updates.
  ///
  /// - Returns: The number that identifies the observer.
  package func observeScrolling(
    ofSection section: Int, _ observer: @escaping (Int) -> Void
  ) -> Int {
    orthogonal.observe(section: section, observer)
  }

  /// Removes the observer with the given number.
  package func stopObserving(_ number: Int) { orthogonal.removeObserver(number) }
}
