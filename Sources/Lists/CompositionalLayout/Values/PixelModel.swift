// SPDX-License-Identifier: Apache-2.0

import Foundation
import MullionCollectionGeometry

/// The rule for lengths and positions on the pixel grid.
///
/// With modern rounding, a fractional length is rounded down to the pixel while solving, and an absolute one
/// is unchanged; positions accumulate and are rounded to the nearest pixel at the end. With legacy rounding,
/// values are not rounded while solving; at the end origin and size are each rounded to the nearest pixel.
extension PixelGrid {
  /// Returns the length of `dimension` in a container of `base` points.
  func length(_ dimension: LayoutDimension, in base: CGSize) -> CGFloat {
    switch dimension.kind {
    case .absolute, .estimated, .uniformAcrossSiblings: Finite.length(dimension.value)
    case .fractionalWidth: fraction(dimension.value * base.width)
    case .fractionalHeight: fraction(dimension.value * base.height)
    }
  }

  /// Returns the size of `dimensions` in a container of `base` points.
  func size(_ dimensions: LayoutDimensions, in base: CGSize) -> CGSize {
    CGSize(width: length(dimensions.width, in: base), height: length(dimensions.height, in: base))
  }

  /// Returns a solved frame, rounded to the pixel grid.
  func placed(_ frame: CGRect) -> CGRect {
    let origin = CGPoint(x: rounded(frame.origin.x), y: rounded(frame.origin.y))
    switch rounding {
    case .modern: return CGRect(origin: origin, size: frame.size)
    case .legacy:
      return CGRect(
        x: origin.x, y: origin.y, width: rounded(frame.size.width),
        height: rounded(frame.size.height))
    }
  }

  private func fraction(_ length: CGFloat) -> CGFloat {
    let length = Finite.length(length)
    return rounding == .modern ? floored(length) : length
  }
}
