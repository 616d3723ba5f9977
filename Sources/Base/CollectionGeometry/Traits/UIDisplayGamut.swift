// SPDX-License-Identifier: Apache-2.0

/// Which colours a display shows.
public enum UIDisplayGamut: Int, Sendable {
  /// Not said.
  case unspecified = -1
  /// Those of sRGB.
  case SRGB = 0
  /// Those of Display P3, which are more.
  case P3 = 1
}
