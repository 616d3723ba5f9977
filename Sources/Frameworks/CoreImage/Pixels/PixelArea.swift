// SPDX-License-Identifier: Apache-2.0

import Foundation

/// A rectangle of whole pixels, with its origin at the lower left corner.
struct PixelArea: Equatable {
  var x: Int
  var y: Int
  var width: Int
  var height: Int

  /// The maximum number of pixels of an area.
  private static let most = 1 << 26
  /// The limit beyond which coordinates count as infinite.
  private static let farthest: CGFloat = 1e12

  /// Creates an area with its origin at `x`, `y`.
  init(x: Int, y: Int, width: Int, height: Int) {
    (self.x, self.y, self.width, self.height) = (x, y, max(0, width), max(0, height))
  }

  /// Creates the area of the pixels that `rect` touches, or `nil` if it is empty, infinite or too large.
  init?(touching rect: CGRect) {
    guard !rect.isNull, rect.width > 0, rect.height > 0,
      [rect.minX, rect.minY, rect.maxX, rect.maxY].allSatisfy({ abs($0) < Self.farthest })
    else { return nil }
    // A rounding error of fractional numbers must not add a pixel.
    let (left, bottom) = ((rect.minX + 1e-6).rounded(.down), (rect.minY + 1e-6).rounded(.down))
    let (right, top) = ((rect.maxX - 1e-6).rounded(.up), (rect.maxY - 1e-6).rounded(.up))
    let (width, height) = (Int(right - left), Int(top - bottom))
    guard width > 0, height > 0, width <= Self.most, height <= Self.most / width else { return nil }
    self.init(x: Int(left), y: Int(bottom), width: width, height: height)
  }

  var maxX: Int { x + width }
  var maxY: Int { y + height }
  var count: Int { width * height }
  var isEmpty: Bool { count == 0 }
  var rect: CGRect { CGRect(x: x, y: y, width: width, height: height) }

  /// Returns the intersection of two areas.
  func intersection(_ other: PixelArea) -> PixelArea {
    let (left, bottom) = (max(x, other.x), max(y, other.y))
    return PixelArea(
      x: left, y: bottom, width: min(maxX, other.maxX) - left,
      height: min(maxY, other.maxY) - bottom)
  }

  /// Returns the pixels of this area within `extent`, which may be infinite.
  func within(_ extent: CGRect) -> PixelArea {
    PixelArea(touching: rect.intersection(extent)) ?? PixelArea(x: x, y: y, width: 0, height: 0)
  }

  /// Returns the area enlarged on each side.
  func expanded(_ across: Int, _ down: Int) -> PixelArea {
    PixelArea(
      x: x - across, y: y - down, width: width + 2 * across, height: height + 2 * down)
  }
}
