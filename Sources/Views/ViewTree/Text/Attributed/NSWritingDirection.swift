// SPDX-License-Identifier: Apache-2.0

/// The writing direction of a paragraph.
public enum NSWritingDirection: Int, Sendable {
  /// The direction that follows from the characters of the text.
  case natural = -1
  /// Left to right.
  case leftToRight = 0
  /// Right to left.
  case rightToLeft = 1
}
