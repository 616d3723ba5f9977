// SPDX-License-Identifier: Apache-2.0

package import Foundation
import MullionCollectionGeometry

extension OrthogonalSection {
  /// Returns the distance, in points, after which a section that wraps around repeats its first group.
  package func period(spacing: CGFloat) -> CGFloat { settling.length + spacing }

  /// The length of the first group along the section's own axis, in points.
  package var firstGroupLength: CGFloat { settling.firstLength }

  /// The number of pages: the number of groups if the section rests at groups, otherwise one more than the
  /// number of viewport lengths up to the last offset, rounded up.
  package var pageCount: Int { settling.pageCount }

  /// Returns the page at an offset in points, with the progress to the next page as the fractional part.
  ///
  /// With a `period`, in points, the section wraps around, and page numbers continue beyond the last page.
  ///
  /// - Complexity: O(log groups), or O(log² groups) if items are measured.
  package func page(at offset: CGFloat, period: CGFloat?) -> CGFloat {
    let along = isMirrored ? settling.end - offset : offset
    return settling.page(at: along, period: period)
  }

  /// Returns the offset of a page, in points.
  package func offset(ofPage page: Int, period: CGFloat?) -> CGFloat {
    let along = settling.stop(ofPage: page, period: period)
    return isMirrored ? settling.end - along : along
  }

  /// Returns the offset at which a section that wraps around comes to rest if released at `proposed`.
  ///
  /// - Complexity: O(log groups), or O(log² groups) if items are measured.
  package func loopedRest(_ proposed: CGFloat, period: CGFloat) -> CGFloat {
    let along = isMirrored ? settling.end - proposed : proposed
    let rest = settling.loopedRest(along, period: period)
    return isMirrored ? settling.end - rest : rest
  }
}
