// SPDX-License-Identifier: Apache-2.0

package import Foundation

/// The device pixels under a layout, with the rounding rules for lengths and positions.
///
/// The rules follow recorded frames (Documentation/Fidelity/layout.md, pixel models). Fractional lengths are
/// rounded down to the pixel, positions are accumulated from these lengths and then rounded to the nearest
/// pixel, half away from zero. Absolute lengths are unmodified.
package struct PixelGrid: Hashable, Sendable {
  /// The stage at which lengths are rounded.
  package enum Rounding: Hashable, Sendable {
    /// The rounding of iOS 17 and later: fractional lengths are rounded down while solving.
    case modern
    /// The rounding of iOS 14: origins and sizes are rounded individually to the nearest pixel at the end.
    ///
    /// It applies to recorded cases of that version.
    case legacy
  }

  /// The number of pixels per point; positive.
  package var scale: CGFloat
  /// The stage at which lengths are rounded.
  package var rounding: Rounding

  /// Creates a grid of `scale` pixels per point.
  package init(scale: CGFloat, rounding: Rounding = .modern) {
    self.scale = scale
    self.rounding = rounding
  }

  /// Returns `length` rounded down to a whole number of pixels, with a tolerance of a thousandth of a pixel.
  ///
  /// A length that is not finite is returned unmodified.
  package func floored(_ length: CGFloat) -> CGFloat {
    guard length.isFinite else { return length }
    return (length * scale + 0.001).rounded(.down) / scale
  }

  /// Returns `length` rounded up to a whole number of pixels, with a tolerance of a thousandth of a pixel.
  ///
  /// A length that is not finite is returned unmodified.
  package func ceiled(_ length: CGFloat) -> CGFloat {
    guard length.isFinite else { return length }
    return (length * scale - 0.001).rounded(.up) / scale
  }

  /// Returns the pixel boundary nearest to `position`, half away from zero.
  ///
  /// A position that is not finite is returned unmodified.
  package func rounded(_ position: CGFloat) -> CGFloat {
    guard position.isFinite else { return position }
    return (position * scale).rounded(.toNearestOrAwayFromZero) / scale
  }
}
