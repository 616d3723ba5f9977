// SPDX-License-Identifier: Apache-2.0

/// The writing direction of a paragraph.
public enum NSWritingDirection: Int, Sendable {
  /// The natural direction, which for the alignment of a paragraph is the layout direction.
  case natural = -1
  /// The direction from left to right.
  case leftToRight = 0
  /// The direction from right to left.
  case rightToLeft = 1
}
