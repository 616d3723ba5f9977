// SPDX-License-Identifier: Apache-2.0

package import Foundation
package import MullionCollectionGeometry

/// An affine map without its move, as a turn, a scaling along the axes, and another turn.
///
/// Every map is one: its singular values are the scales. A negative scale mirrors.
package struct TurnsAndScale {
  /// In degrees, clockwise where y grows downwards; applied to points first.
  package let firstTurn: CGFloat
  /// How much longer things get along each axis, between the turns.
  package let scale: CGSize
  /// In degrees; applied last.
  package let lastTurn: CGFloat

  /// The parts of `map`, whose move is left out.
  package init(_ map: CGAffineTransform) {
    let (sum, difference) = (
      CGSize(width: (map.a + map.d) / 2, height: (map.b - map.c) / 2),
      CGSize(width: (map.a - map.d) / 2, height: (map.b + map.c) / 2)
    )
    let (large, small) = (
      hypot(sum.width, sum.height), hypot(difference.width, difference.height)
    )
    scale = CGSize(width: large + small, height: large - small)
    let (turn, lean) = (
      atan2(sum.height, sum.width), atan2(difference.height, difference.width)
    )
    firstTurn = (turn - lean) / 2 * 180 / .pi
    lastTurn = (turn + lean) / 2 * 180 / .pi
  }
}
