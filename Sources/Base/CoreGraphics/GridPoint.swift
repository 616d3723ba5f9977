// SPDX-License-Identifier: Apache-2.0

/// A point on the grid on which regions of paths are cut, whose comparisons are exact.
struct GridPoint: Hashable {
  var x: Int
  var y: Int

  /// Twice the area of the triangle of three points: positive where `c` is on the left of the way from `a` to `b`, y pointing up.
  static func turn(_ a: GridPoint, _ b: GridPoint, _ c: GridPoint) -> Int {
    (b.x - a.x) * (c.y - a.y) - (b.y - a.y) * (c.x - a.x)
  }

  /// Whether it stands in the order of columns, then rows, before another.
  static func < (one: GridPoint, other: GridPoint) -> Bool {
    (one.x, one.y) < (other.x, other.y)
  }

  /// Whether it lies in the rectangle that two points span.
  func isBetween(_ a: GridPoint, _ b: GridPoint) -> Bool {
    min(a.x, b.x) <= x && x <= max(a.x, b.x) && min(a.y, b.y) <= y && y <= max(a.y, b.y)
  }
}
