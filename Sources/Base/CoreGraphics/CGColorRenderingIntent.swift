// SPDX-License-Identifier: Apache-2.0

/// The handling of colors outside the gamut of a color space.
///
/// - Note: Has no effect on Linux: all color spaces have the same gamut.
public enum CGColorRenderingIntent: Int32, Sendable {
  /// The default of the context.
  case defaultIntent = 0
  /// The intent that keeps colors inside the gamut unchanged and replaces others with the nearest ones.
  case absoluteColorimetric = 1
  /// The intent that maps white to white, and the other colors relative to it.
  case relativeColorimetric = 2
  /// The intent that preserves the relations between colors.
  case perceptual = 3
  /// The intent that preserves the saturation of colors.
  case saturation = 4
}
