// SPDX-License-Identifier: Apache-2.0

/// A direction in the layout of a text.
public enum UITextLayoutDirection: Int, Sendable {
  /// The direction to the right.
  case right = 2
  /// The direction to the left.
  case left = 3
  /// The direction to the line above.
  case up = 4
  /// The direction to the line below.
  case down = 5
}
