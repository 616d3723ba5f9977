// SPDX-License-Identifier: Apache-2.0

/// Where people begin to read a paragraph.
public enum NSWritingDirection: Int, Sendable {
  /// As the text's letters say.
  case natural = -1
  /// At the left.
  case leftToRight = 0
  /// At the right.
  case rightToLeft = 1
}
