// SPDX-License-Identifier: Apache-2.0

/// The physical side of a row with swipe actions, independent of the layout direction.
package enum SwipeSide: Hashable, Sendable {
  case left, right

  /// Returns whether the side is the leading one.
  func isLeading(isMirrored: Bool) -> Bool { (self == .left) != isMirrored }

  /// Returns the distance by which this side opens, if content moves to the left by `distance`.
  func opening(_ distance: Double) -> Double { self == .right ? distance : -distance }
}
