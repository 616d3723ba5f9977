// SPDX-License-Identifier: Apache-2.0

/// The direction of a scroll request.
public enum UIAccessibilityScrollDirection: Int, Sendable {
  /// To content at the right.
  case right = 1
  /// To content at the left.
  case left = 2
  /// To content above.
  case up = 3
  /// To content below.
  case down = 4
  /// To the next content.
  case next = 5
  /// To the previous content.
  case previous = 6
}
