// SPDX-License-Identifier: Apache-2.0

package import Foundation
import MullionCollectionGeometry

extension OrthogonalSection {
  /// Whether the section scrolls by pages, one at a time.
  package var turnsPages: Bool {
    switch behavior {
    case .paging, .groupPaging, .groupPagingCentered: true
    default: false
    }
  }

  /// Returns the offset at which the section comes to rest after a release.
  ///
  /// - Parameters:
  ///   - offset: The offset at the release, in points along the section's own axis.
  ///   - velocity: The velocity at the release, in points per second.
  ///   - rate: The fraction of the velocity that remains after a millisecond; 0 for the rate that suits the
  ///     behavior.
  ///   - period: The distance after which a section that wraps around repeats; `nil` if it has ends.
  /// - Returns: The offset, in points along the section's own axis.
  package func landing(
    from offset: CGFloat, velocity: CGFloat, rate: CGFloat, period: CGFloat?
  ) -> CGFloat {
    let automatic: CGFloat = turnsPages ? 0.99 : 0.998
    let deceleration = Deceleration(rate: rate == 0 ? automatic : rate)
    let natural = deceleration.restingPlace(from: offset, velocity: velocity)
    guard let period else {
      let proposed = clamped(natural)
      let rest = OrthogonalRest(
        current: offset, turnsPages: turnsPages, nearest: { restingOffset(proposed: $0) })
      return clamped(rest.rest(proposed: proposed, velocity: velocity))
    }
    return OrthogonalRest(
      current: offset, turnsPages: turnsPages, nearest: { loopedRest($0, period: period) }
    ).rest(proposed: natural, velocity: velocity)
  }

  private func clamped(_ offset: CGFloat) -> CGFloat {
    max(offsetRange.lowerBound, min(offsetRange.upperBound, offset))
  }

  /// Returns the distance after which the section repeats; `nil` if it has ends, or too little content to
  /// fill the view while each item is visible only once.
  package func loopPeriod(of description: NSCollectionLayoutSection) -> CGFloat? {
    guard description.loops else { return nil }
    let period = period(spacing: description.interGroupSpacing)
    let length = scrollDirection == .horizontal ? frame.width : frame.height
    return period >= length + firstGroupLength ? period : nil
  }
}
