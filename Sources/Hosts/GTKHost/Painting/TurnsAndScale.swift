// SPDX-License-Identifier: Apache-2.0

package import Foundation
package import MullionCollectionGeometry

/// The decomposition of an affine map without its translation into a rotation, a scaling along the axes, and
/// another rotation.
///
/// Every map can be decomposed: its singular values are the scales. A negative scale mirrors.
package struct TurnsAndScale {
  /// The first rotation, in degrees, clockwise where y grows downwards.
  package let firstTurn: CGFloat
  /// The scale along each axis, applied between the rotations.
  package let scale: CGSize
  /// The last rotation, in degrees.
  package let lastTurn: CGFloat

  /// Creates the decomposition of `map`, without its translation.
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
