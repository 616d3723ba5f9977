// SPDX-License-Identifier: Apache-2.0

package import Foundation
package import MullionCollectionGeometry

/// How the items of a section are put into lanes: each where the shortest lane ends.
package struct LaneRule: Sendable {
  /// How many lanes there are.
  package enum Lanes: Hashable, Sendable {
    /// That many.
    case count(Int)
    /// As many as fit when each is at least so broad, in points.
    case minimum(CGFloat)
  }

  /// How many lanes the items cover.
  package enum Spans: Sendable {
    /// Item by item, and again from the first behind the last one; empty: every item one.
    case pattern([Int])
    /// What a closure answers for an item's place in the section.
    case closure(@Sendable (Int) -> Int)

    /// How many lanes an item asks for; `nil` when every item covers one.
    var span: (@Sendable (Int) -> Int)? {
      switch self {
      case .pattern(let spans):
        guard spans.contains(where: { $0 > 1 }) else { return nil }
        return { spans[$0 % spans.count] }
      case .closure(let span): return span
      }
    }
  }

  /// More lanes are not made.
  package static let mostLanes = 1000

  /// Along which axis the items of a lane follow each other: vertical lanes are columns.
  package var axis: UICollectionViewScrollDirection
  /// How many lanes there are.
  package var lanes: Lanes
  /// How many lanes the items cover.
  package var spans: Spans

  /// A rule by its parts.
  package init(
    axis: UICollectionViewScrollDirection = .vertical, lanes: Lanes, spans: Spans = .pattern([])
  ) {
    self.axis = axis
    self.lanes = lanes
    self.spans = spans
  }

  /// Whether both rules put items alike, as far as that can be known.
  static func areEqual(_ one: LaneRule?, _ other: LaneRule?) -> Bool {
    guard let one, let other else { return one == nil && other == nil }
    guard one.axis == other.axis, one.lanes == other.lanes,
      case .pattern(let spans) = one.spans, case .pattern(let otherSpans) = other.spans
    else { return false }
    return spans == otherSpans
  }

  /// Whether both rules make lanes alike, whatever the items cover.
  static func haveEqualLanes(_ one: LaneRule?, _ other: LaneRule?) -> Bool {
    one?.axis == other?.axis && one?.lanes == other?.lanes
  }
}
