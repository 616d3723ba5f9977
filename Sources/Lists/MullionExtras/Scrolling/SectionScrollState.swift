// SPDX-License-Identifier: Apache-2.0

public import Foundation
import MullionCollectionViews

/// The scroll state of a section that scrolls orthogonally.
public struct SectionScrollState: Hashable, Sendable {
  /// The offset along the section's own axis, in points.
  public let offset: CGFloat
  /// The current page, or the preceding one during a transition between pages.
  ///
  /// Pages are the resting positions of the section: groups, or lengths of the view.
  public let page: Int
  /// The number of pages.
  public let pageCount: Int
  /// The fraction of the distance from `page` to the next one, in 0..<1.
  public let fraction: CGFloat
  /// Whether the section cannot be scrolled further backwards.
  public let isAtStart: Bool
  /// Whether the section cannot be scrolled further forwards.
  public let isAtEnd: Bool
  /// Whether a gesture or an animation is scrolling the section.
  public let isMoving: Bool

  /// The page nearest to the current offset; 0 if there are no pages.
  ///
  /// In a looping section, the first page is next to the last one.
  public var nearestPage: Int {
    guard pageCount > 0 else { return 0 }
    return (page + (fraction < 0.5 ? 0 : 1)) % pageCount
  }

  /// The tolerance of comparisons, in points and pages.
  private static let tolerance: CGFloat = 0.001

  init(_ scroll: CollectionEngine.SectionScroll) {
    offset = scroll.offset
    pageCount = scroll.pageCount
    let place = (scroll.page / Self.tolerance).rounded() * Self.tolerance
    let whole = place.rounded(.down)
    fraction = place - whole < Self.tolerance ? 0 : place - whole
    let count = max(1, scroll.pageCount)
    let folded = Int(max(-1e15, min(1e15, whole))) % count
    page = folded < 0 ? folded + count : folded
    isAtStart = scroll.range.map { scroll.offset <= $0.lowerBound + Self.tolerance } ?? false
    isAtEnd = scroll.range.map { scroll.offset >= $0.upperBound - Self.tolerance } ?? false
    isMoving = scroll.isMoving
  }
}
