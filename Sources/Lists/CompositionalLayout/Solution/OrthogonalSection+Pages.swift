// SPDX-License-Identifier: Apache-2.0

package import Foundation
import MullionCollectionGeometry

extension OrthogonalSection {
  /// From the begin of a section's first group to where it would begin again behind the last one,
  /// `spacing` points further; in points.
  package func period(spacing: CGFloat) -> CGFloat { settling.length + spacing }

  /// The length of the first group along the section's own axis, in points.
  package var firstGroupLength: CGFloat { settling.firstLength }

  /// How many places there are at which the section rests: groups, or lengths of the view.
  package var pageCount: Int { settling.pageCount }

  /// The page at an offset and, as a fraction, how much of the way to the next one is gone.
  ///
  /// With a `period`, in points, the section has no ends, and pages count on beyond the last one.
  ///
  /// - Complexity: O(log groups).
  package func page(at offset: CGFloat, period: CGFloat?) -> CGFloat {
    let along = isMirrored ? settling.end - offset : offset
    return settling.page(at: along, period: period)
  }

  /// The offset at which a page is in its place, in points.
  package func offset(ofPage page: Int, period: CGFloat?) -> CGFloat {
    let along = settling.stop(ofPage: page, period: period)
    return isMirrored ? settling.end - along : along
  }

  /// The offset at which a section without ends comes to rest when it is left at `proposed`.
  ///
  /// - Complexity: O(log groups).
  package func loopedRest(_ proposed: CGFloat, period: CGFloat) -> CGFloat {
    let along = isMirrored ? settling.end - proposed : proposed
    let rest = settling.loopedRest(along, period: period)
    return isMirrored ? settling.end - rest : rest
  }
}
