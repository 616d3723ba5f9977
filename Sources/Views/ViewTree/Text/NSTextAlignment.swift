// SPDX-License-Identifier: Apache-2.0

/// The horizontal alignment of lines of text.
public enum NSTextAlignment: Int, Sendable {
  /// Aligned with the left edge.
  case left = 0
  /// Centred.
  case center = 1
  /// Aligned with the right edge.
  case right = 2
  /// Justified: stretched from edge to edge.
  case justified = 3
  /// Aligned with the leading edge of the layout direction.
  case natural = 4
}
