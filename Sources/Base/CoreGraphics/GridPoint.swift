// SPDX-License-Identifier: Apache-2.0

/// A point on the integer grid on which path regions are cut, with exact comparisons.
struct GridPoint: Hashable {
  var x: Int
  var y: Int

  /// Returns twice the signed area of a triangle.
  ///
  /// It is positive if `c` is to the left of the direction from `a` to `b`, with y pointing up.
  static func turn(_ a: GridPoint, _ b: GridPoint, _ c: GridPoint) -> Int {
    (b.x - a.x) * (c.y - a.y) - (b.y - a.y) * (c.x - a.x)
  }

  /// Returns whether a point precedes another, by column, then by row.
  static func < (one: GridPoint, other: GridPoint) -> Bool {
    (one.x, one.y) < (other.x, other.y)
  }

  /// Returns whether the point is in the rectangle spanned by two points.
  func isBetween(_ a: GridPoint, _ b: GridPoint) -> Bool {
    min(a.x, b.x) <= x && x <= max(a.x, b.x) && min(a.y, b.y) <= y && y <= max(a.y, b.y)
  }
}
