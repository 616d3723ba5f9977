// SPDX-License-Identifier: Apache-2.0

/// The handling of colors outside the gamut of a color space.
///
/// - Note: Has no effect on Linux: all color spaces have the same gamut.
public enum CGColorRenderingIntent: Int32, Sendable {
  /// The default of the context.
  case defaultIntent = 0
  /// Colors inside the gamut are unchanged; others are replaced by the nearest ones.
  case absoluteColorimetric = 1
  /// White is mapped to white, and the other colors relative to it.
  case relativeColorimetric = 2
  /// The relations between colors are preserved.
  case perceptual = 3
  /// The saturation of colors is preserved.
  case saturation = 4
}
