// SPDX-License-Identifier: Apache-2.0

package import Foundation
package import MullionCollectionGeometry

/// The rule that places the items of a section in lanes: each where the shortest lane ends.
package struct LaneRule: Sendable {
  /// The number of lanes.
  package enum Lanes: Hashable, Sendable {
    /// A fixed number of lanes.
    case count(Int)
    /// As many lanes as fit with the given minimal breadth, in points.
    case minimum(CGFloat)
  }

  /// The number of lanes that each item spans.
  package enum Spans: Sendable {
    /// The spans of consecutive items, repeated after the last; if empty, every item spans one lane.
    case pattern([Int])
    /// The span that a closure returns for an item's index in the section.
    case closure(@Sendable (Int) -> Int)

    /// A closure that returns the span of an item; `nil` if every item spans one lane.
    var span: (@Sendable (Int) -> Int)? {
      switch self {
      case .pattern(let spans):
        guard spans.contains(where: { $0 > 1 }) else { return nil }
        return { spans[$0 % spans.count] }
      case .closure(let span): return span
      }
    }
  }

  /// The upper bound of the number of lanes.
  package static let mostLanes = 1000

  /// The axis along which the items of a lane are placed: vertical lanes are columns.
  package var axis: UICollectionViewScrollDirection
  /// The number of lanes.
  package var lanes: Lanes
  /// The number of lanes that each item spans.
  package var spans: Spans

  /// Creates a rule from its parts.
  package init(
    axis: UICollectionViewScrollDirection = .vertical, lanes: Lanes, spans: Spans = .pattern([])
  ) {
    self.axis = axis
    self.lanes = lanes
    self.spans = spans
  }

  /// Returns whether both rules have equal axes, lanes and span patterns; `false` if either uses a closure.
  static func areEqual(_ one: LaneRule?, _ other: LaneRule?) -> Bool {
    guard let one, let other else { return one == nil && other == nil }
    guard one.axis == other.axis, one.lanes == other.lanes,
      case .pattern(let spans) = one.spans, case .pattern(let otherSpans) = other.spans
    else { return false }
    return spans == otherSpans
  }

  /// Returns whether both rules create equal lanes, regardless of spans.
  static func haveEqualLanes(_ one: LaneRule?, _ other: LaneRule?) -> Bool {
    one?.axis == other?.axis && one?.lanes == other?.lanes
  }
}
