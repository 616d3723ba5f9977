// SPDX-License-Identifier: Apache-2.0

/// The color gamut of a display.
public enum UIDisplayGamut: Int, Sendable {
  /// An unspecified gamut.
  case unspecified = -1
  /// The sRGB gamut.
  case SRGB = 0
  /// The Display P3 gamut, which is wider than sRGB.
  case P3 = 1
}
