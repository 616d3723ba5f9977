// SPDX-License-Identifier: Apache-2.0

import Foundation

/// A soft shadow in a form that hosts can paint: a stack of rounded rectangles.
///
/// Across the edge of a shape, a blurred shadow fades as the integral of a Gaussian:
///
///     share(d) = erfc(d / (σ √2)) / 2        d: distance outside the edge, σ: the blur's radius
///
/// Rings from 2.2 σ outside to 2.2 σ inside are painted from the outside in, each just opaque enough that all
/// rings up to it add up to its share.
struct LayerShadow: Hashable, Sendable {
  /// The colour of the shadow; its alpha includes the layer's shadow opacity.
  let color: DisplayColor
  /// The offset, in points.
  let offset: CGSize
  /// The blur radius, in points.
  let radius: CGFloat

  private static let reach: CGFloat = 2.2
  private static let greatestRingCount = 16

  /// Returns the commands that paint the shadow of `shape`.
  func commands(under shape: RoundedRect) -> [DrawCommand] {
    var painted: CGFloat = 0
    return distances.compactMap { distance in
      guard let ring = ring(of: shape, at: distance) else { return nil }
      let wanted = share(at: distance) * color.alpha
      let alpha = painted < 1 ? 1 - (1 - wanted) / (1 - painted) : 0
      painted = wanted
      guard alpha > 0.001 else { return nil }
      var ink = color
      ink.alpha = alpha
      return .fill(ring, ink)
    }
  }

  /// The distances of the rings from the edge, from the outside in.
  private var distances: [CGFloat] {
    guard radius > 0 else { return [0] }
    let count = max(4, min(Self.greatestRingCount, Int(min(radius, 100) * 2) + 2))
    return (0..<count).map { index in
      radius * Self.reach * (1 - 2 * CGFloat(index) / CGFloat(count - 1))
    }
  }

  private func share(at distance: CGFloat) -> CGFloat {
    guard radius > 0 else { return 1 }
    // The opacity at the middle of the ring is used for all of it.
    return CGFloat(erfc(Double(distance / (radius * 2.0.squareRoot())))) / 2
  }

  /// Returns the shape grown by `distance`, or shrunk if it is negative; `nil` if nothing of it is left.
  private func ring(of shape: RoundedRect, at distance: CGFloat) -> RoundedRect? {
    let rect = shape.rect.insetBy(dx: -distance, dy: -distance)
    guard !rect.isNull, rect.width > 0, rect.height > 0 else { return nil }
    return RoundedRect(
      rect.offsetBy(dx: offset.width, dy: offset.height), radius: max(0, shape.radius + distance),
      corners: distance > 0 ? .all : shape.corners)
  }
}
