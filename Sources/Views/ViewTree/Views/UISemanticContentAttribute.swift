// SPDX-License-Identifier: Apache-2.0

/// The meaning of a view's content, which determines whether it is mirrored in right-to-left layouts.
public enum UISemanticContentAttribute: Int, Sendable {
  /// Content that is mirrored with the interface.
  case unspecified = 0
  /// Playback controls, which are never mirrored.
  case playback = 1
  /// Content that represents directions in space, which is never mirrored.
  case spatial = 2
  /// Content that is always laid out from left to right.
  case forceLeftToRight = 3
  /// Content that is always laid out from right to left.
  case forceRightToLeft = 4
}
