// SPDX-License-Identifier: Apache-2.0

/// The meaning of a view's content, which determines whether it is mirrored in right-to-left layouts.
public enum UISemanticContentAttribute: Int, Sendable {
  /// Content that is mirrored with the interface.
  case unspecified = 0
  /// Playback controls; never mirrored.
  case playback = 1
  /// Content that represents directions in space; never mirrored.
  case spatial = 2
  /// Always laid out from left to right.
  case forceLeftToRight = 3
  /// Always laid out from right to left.
  case forceRightToLeft = 4
}
