// SPDX-License-Identifier: Apache-2.0

/// The horizontal alignment of lines of text.
public enum NSTextAlignment: Int, Sendable {
  /// The alignment with the left edge.
  case left = 0
  /// The alignment with the centre.
  case center = 1
  /// The alignment with the right edge.
  case right = 2
  /// The justified alignment: lines are stretched from edge to edge.
  case justified = 3
  /// The alignment with the leading edge of the layout direction.
  case natural = 4
}
