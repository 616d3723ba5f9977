// SPDX-License-Identifier: Apache-2.0

/// A place on the way of an animator.
public enum UIViewAnimatingPosition: Int, Sendable {
  /// Where all is as it is to be.
  case end = 0
  /// Where all is as it was.
  case start = 1
  /// Where it is now.
  case current = 2
}
