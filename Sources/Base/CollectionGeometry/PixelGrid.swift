// SPDX-License-Identifier: Apache-2.0

package import Foundation

/// The device pixels under a layout, and how lengths and positions meet them.
///
/// Source of the rules: recorded frames (Documentation/Fidelity.md, pixel model). Fractional lengths
/// are floored to the pixel, positions are accumulated from floored lengths and then rounded to the
/// nearest pixel, half away from zero. Absolute lengths are kept as given.
package struct PixelGrid: Hashable, Sendable {
  /// When lengths are snapped.
  package enum Rounding: Hashable, Sendable {
    /// Fractional lengths are floored while solving (iOS 17 and later).
    case modern
    /// Origins and sizes are rounded to the nearest pixel at the end, each for itself (iOS 14);
    /// exists for recorded cases of that age.
    case legacy
  }

  /// Pixels per point; positive.
  package var scale: CGFloat
  /// When lengths are snapped.
  package var rounding: Rounding

  /// A grid of `scale` pixels per point.
  package init(scale: CGFloat, rounding: Rounding = .modern) {
    self.scale = scale
    self.rounding = rounding
  }

  /// The longest whole number of pixels that is not longer than `length`, give or take a
  /// thousandth of a pixel; `length` itself when it is not finite.
  package func floored(_ length: CGFloat) -> CGFloat {
    guard length.isFinite else { return length }
    return (length * scale + 0.001).rounded(.down) / scale
  }

  /// The shortest whole number of pixels that is not shorter than `length`.
  package func ceiled(_ length: CGFloat) -> CGFloat {
    guard length.isFinite else { return length }
    return (length * scale - 0.001).rounded(.up) / scale
  }

  /// The pixel boundary nearest to `position`, half away from zero.
  package func rounded(_ position: CGFloat) -> CGFloat {
    guard position.isFinite else { return position }
    return (position * scale).rounded(.toNearestOrAwayFromZero) / scale
  }
}
