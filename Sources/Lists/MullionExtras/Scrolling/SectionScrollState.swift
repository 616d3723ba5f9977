// SPDX-License-Identifier: Apache-2.0

public import Foundation
import MullionCollectionViews

/// How a section that scrolls by itself has scrolled.
public struct SectionScrollState: Hashable, Sendable {
  /// Along the section's own axis, in points.
  public let offset: CGFloat
  /// The page that is in its place, or was left last in the direction of lower ones.
  ///
  /// Pages are the places at which the section rests: groups, or lengths of the view.
  public let page: Int
  /// How many pages there are.
  public let pageCount: Int
  /// How much of the way from `page` to the next one is gone, from 0 on, below 1.
  public let fraction: CGFloat
  /// Whether it cannot be scrolled further back.
  public let isAtStart: Bool
  /// Whether it cannot be scrolled further on.
  public let isAtEnd: Bool
  /// Whether a hand or a motion moves it.
  public let isMoving: Bool

  /// The page that is nearest to its place.
  public var nearestPage: Int {
    guard pageCount > 0 else { return 0 }
    return (page + (fraction < 0.5 ? 0 : 1)) % pageCount
  }

  /// Differences below this, in points and pages, are none.
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
