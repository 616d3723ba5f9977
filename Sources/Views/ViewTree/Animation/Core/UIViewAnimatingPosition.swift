// SPDX-License-Identifier: Apache-2.0

/// A position of an animator.
public enum UIViewAnimatingPosition: Int, Sendable {
  /// The end of the animation.
  case end = 0
  /// The start of the animation.
  case start = 1
  /// The current position.
  case current = 2
}
