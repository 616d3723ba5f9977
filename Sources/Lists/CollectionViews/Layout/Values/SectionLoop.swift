// SPDX-License-Identifier: Apache-2.0

package import Foundation
package import MullionCollectionGeometry

/// The repetition of an orthogonal section without ends: each item has a position in every lap.
///
/// Only one position of each item is visible at any time, so that no item needs two views.
package struct SectionLoop: Hashable, Sendable {
  /// The distance between two positions of an item, in points along the section's own axis.
  package let period: CGFloat
  /// The section's own axis.
  package let axis: UICollectionViewScrollDirection

  /// The distance that a section without ends can be scrolled in either direction, in laps.
  static let reach: CGFloat = 100_000

  /// Returns the equivalent offset in the first lap.
  package func folded(_ offset: CGFloat) -> CGFloat {
    offset - (offset / period).rounded(.down) * period
  }

  /// Returns the equivalent of `offset`, in any lap, that is nearest to `current`.
  func nearest(to current: CGFloat, _ offset: CGFloat) -> CGFloat {
    offset + ((current - offset) / period).rounded() * period
  }

  /// Returns the laps that intersect a range of offsets.
  func laps(in span: ClosedRange<CGFloat>) -> ClosedRange<Int> {
    let limit = Self.reach * 4
    func lap(_ offset: CGFloat) -> Int {
      Int(max(-limit, min(limit, (offset / period).rounded(.down))))
    }
    return lap(span.lowerBound)...max(lap(span.lowerBound), lap(span.upperBound))
  }

  /// Returns `rect` moved by a number of laps.
  func moved(_ rect: CGRect, by laps: Int) -> CGRect {
    let distance = period * CGFloat(laps)
    return rect.offsetBy(
      dx: axis == .horizontal ? distance : 0, dy: axis == .horizontal ? 0 : distance)
  }
}
