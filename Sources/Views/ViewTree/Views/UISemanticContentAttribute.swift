// SPDX-License-Identifier: Apache-2.0

/// What a view shows, which decides whether it is mirrored where people read from the right.
public enum UISemanticContentAttribute: Int, Sendable {
  /// Mirrored with the interface.
  case unspecified = 0
  /// Controls of a player; never mirrored.
  case playback = 1
  /// Directions in space; never mirrored.
  case spatial = 2
  /// From left to right always.
  case forceLeftToRight = 3
  /// From right to left always.
  case forceRightToLeft = 4
}
