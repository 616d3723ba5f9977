// SPDX-License-Identifier: Apache-2.0

/// The side of a row at which actions stand, whatever way people read.
package enum SwipeSide: Hashable, Sendable {
  case left, right

  /// Whether the side is where the row begins.
  func isLeading(isMirrored: Bool) -> Bool { (self == .left) != isMirrored }

  /// What a distance by which content moves to the left is as one that opens this side.
  func opening(_ distance: Double) -> Double { self == .right ? distance : -distance }
}
