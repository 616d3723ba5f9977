// SPDX-License-Identifier: Apache-2.0

/// The direction of an edit menu's arrow, which points at its source; the menu is on the opposite side.
public enum UIEditMenuArrowDirection: Int, Sendable {
  /// Determined by the available space.
  case automatic = 0
  /// Up: the menu is below the source.
  case up = 1
  /// Down: the menu is above the source.
  case down = 2
  /// Left: the menu is to the right of the source.
  case left = 3
  /// Right: the menu is to the left of the source.
  case right = 4
}
