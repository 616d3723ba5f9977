// SPDX-License-Identifier: Apache-2.0

package import Foundation

extension CGRect {
  /// Whether the two share more than an edge or a corner.
  ///
  /// `intersects` is true for shared edges in some Foundations. A rectangle without width or height
  /// overlaps those it lies inside of, and those it begins with.
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
