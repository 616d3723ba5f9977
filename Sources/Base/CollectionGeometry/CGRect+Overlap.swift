// SPDX-License-Identifier: Apache-2.0

package import Foundation

extension CGRect {
  /// Returns whether the two rectangles share more than an edge or a corner.
  ///
  /// `intersects` is true for shared edges in some versions of Foundation. A rectangle without width or
  /// height overlaps those that contain it, and those that start at the same coordinate.
  package func overlaps(_ other: CGRect) -> Bool {
    Self.overlap(minX, maxX, other.minX, other.maxX)
      && Self.overlap(minY, maxY, other.minY, other.maxY)
  }

  private static func overlap(
    _ start: CGFloat, _ end: CGFloat, _ otherStart: CGFloat, _ otherEnd: CGFloat
  ) -> Bool {
    if start < otherEnd, otherStart < end { return true }
    return start == otherStart && (start == end || otherStart == otherEnd)
  }
}
