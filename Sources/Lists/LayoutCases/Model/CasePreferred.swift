// SPDX-License-Identifier: Apache-2.0

package import Foundation

/// The preferred heights of the cells, headers and footers of a case.
package enum CasePreferred: Sendable {
  /// No preferred height: the attributes are unmodified.
  case unchanged
  /// The same height for every element.
  case constant(CGFloat)
  /// A list with the height of each item.
  case list([CGFloat])
  /// Heights by offered width, repeating by item, plus a constant.
  case table(heightsByWidth: [(width: CGFloat, heights: [CGFloat])], period: Int, add: CGFloat)

  /// Returns the same heights multiplied by `factor`.
  package func scaled(by factor: CGFloat) -> CasePreferred {
    switch self {
    case .unchanged: .unchanged
    case .constant(let height): .constant(height * factor)
    case .list(let heights): .list(heights.map { $0 * factor })
    case .table(let rows, let period, let add):
      .table(
        heightsByWidth: rows.map { ($0.width, $0.heights.map { $0 * factor }) }, period: period,
        add: add * factor)
    }
  }

  /// Returns the preferred height of an element for an offered `width`; `nil` to leave the height unmodified.
  ///
  /// - Throws: `LayoutCaseError` if the case does not specify it.
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
