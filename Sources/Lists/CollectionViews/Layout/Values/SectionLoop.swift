// SPDX-License-Identifier: Apache-2.0

package import Foundation
package import MullionCollectionGeometry

/// How an orthogonal section without ends repeats: each item has a place in every lap.
///
/// Only one of an item's places is ever in sight, so that no item needs two views.
package struct SectionLoop: Hashable, Sendable {
  /// From an item's place to its next one, in points along the section's own axis.
  package let period: CGFloat
  /// The section's own axis.
  package let axis: UICollectionViewScrollDirection

  /// How far a section without ends can be scrolled either way, in laps.
  static let reach: CGFloat = 100_000

  /// The same offset in the first lap.
  package func folded(_ offset: CGFloat) -> CGFloat {
    offset - (offset / period).rounded(.down) * period
  }

  /// The place of `offset`, of any lap, that is nearest to `current`.
  func nearest(to current: CGFloat, _ offset: CGFloat) -> CGFloat {
    offset + ((current - offset) / period).rounded() * period
  }

  /// The laps that have places in a span of offsets.
  func laps(in span: ClosedRange<CGFloat>) -> ClosedRange<Int> {
    let limit = Self.reach * 4
    func lap(_ offset: CGFloat) -> Int {
      Int(max(-limit, min(limit, (offset / period).rounded(.down))))
    }
    return lap(span.lowerBound)...max(lap(span.lowerBound), lap(span.upperBound))
  }

  /// `rect` moved on by a number of laps.
  func moved(_ rect: CGRect, by laps: Int) -> CGRect {
    let distance = period * CGFloat(laps)
    return rect.offsetBy(
      dx: axis == .horizontal ? distance : 0, dy: axis == .horizontal ? 0 : distance)
  }
}
