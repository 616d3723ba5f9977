// SPDX-License-Identifier: Apache-2.0

/// Where somebody asks to scroll to.
public enum UIAccessibilityScrollDirection: Int, Sendable {
  /// To what is at the right.
  case right = 1
  /// To what is at the left.
  case left = 2
  /// To what is above.
  case up = 3
  /// To what is below.
  case down = 4
  /// To what comes next.
  case next = 5
  /// To what came before.
  case previous = 6
}
