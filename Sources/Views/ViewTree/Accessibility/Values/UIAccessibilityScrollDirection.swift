// SPDX-License-Identifier: Apache-2.0

/// The direction of a scroll request.
public enum UIAccessibilityScrollDirection: Int, Sendable {
  /// The direction to content at the right.
  case right = 1
  /// The direction to content at the left.
  case left = 2
  /// The direction to content above.
  case up = 3
  /// The direction to content below.
  case down = 4
  /// The direction to the next content.
  case next = 5
  /// The direction to the previous content.
  case previous = 6
}
