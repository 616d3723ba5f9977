// SPDX-License-Identifier: Apache-2.0

/// Which way the arrow of an edit menu points: the menu stands on the other side of its place.
public enum UIEditMenuArrowDirection: Int, Sendable {
  /// Where there is room.
  case automatic = 0
  /// Up: the menu is below.
  case up = 1
  /// Down: the menu is above.
  case down = 2
  /// Left: the menu is at the right.
  case left = 3
  /// Right: the menu is at the left.
  case right = 4
}
