// SPDX-License-Identifier: Apache-2.0

package import Foundation

/// How the items of a section are put into lanes: each where the shortest lane ends.
package struct LaneRule: Sendable {
  /// How many lanes there are.
  package enum Columns: Hashable, Sendable {
    /// That many.
    case count(Int)
    /// As many as fit when each is at least so wide, in points.
    case minimumWidth(CGFloat)
  }

  /// How many lanes there are.
  package var columns: Columns
  /// How many lanes an item covers; `nil`: every item one.
  package var span: (@Sendable (Int) -> Int)?

  /// A rule by its parts.
  package init(columns: Columns, span: (@Sendable (Int) -> Int)? = nil) {
    self.columns = columns
    self.span = span
  }

  /// Whether both rules put items alike, as far as that can be known.
  static func areEqual(_ one: LaneRule?, _ other: LaneRule?) -> Bool {
    one?.columns == other?.columns && one?.span == nil && other?.span == nil
  }
}
