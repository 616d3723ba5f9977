// SPDX-License-Identifier: Apache-2.0

package import Foundation

/// How cells, headers and footers of a case answer the question for their height.
package enum CasePreferred: Sendable {
  /// The attributes as they came.
  case unchanged
  /// Always this height.
  case constant(CGFloat)
  /// A height per item.
  case list([CGFloat])
  /// Heights by the width offered, repeating by item, and something added.
  case table(heightsByWidth: [(width: CGFloat, heights: [CGFloat])], period: Int, add: CGFloat)

  /// The height an element answers when `width` is offered; `nil` leaves it as it is.
  ///
  /// Throws when the case does not say.
  package func height(item: Int, width: CGFloat) throws(LayoutCaseError) -> CGFloat? {
    switch self {
    case .unchanged: return nil
    case .constant(let height): return height
    case .list(let heights):
      guard heights.indices.contains(item) else {
        throw LayoutCaseError(
          field: "preferred.heights", expected: "a height for item \(item)", found: "none")
      }
      return heights[item]
    case .table(let rows, let period, let add):
      guard let row = rows.first(where: { abs($0.width - width) < 0.001 }),
        period > 0, row.heights.indices.contains(item % period)
      else {
        throw LayoutCaseError(
          field: "preferred.heightsByWidth", expected: "heights for the width \(Double(width))",
          found: "none")
      }
      return row.heights[item % period] + add
    }
  }
}
