// SPDX-License-Identifier: Apache-2.0

/// The direction of an edit menu's arrow, which points at the menu's source; the menu is on the opposite side
/// of the source.
public enum UIEditMenuArrowDirection: Int, Sendable {
  /// A direction that depends on the available space.
  case automatic = 0
  /// The direction up, with the menu below the source.
  case up = 1
  /// The direction down, with the menu above the source.
  case down = 2
  /// The direction to the left, with the menu to the right of the source.
  case left = 3
  /// The direction to the right, with the menu to the left of the source.
  case right = 4
}
