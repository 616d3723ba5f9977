// SPDX-License-Identifier: Apache-2.0

/// How far an animator is.
public enum UIViewAnimatingState: Int, Sendable {
  /// It has not begun, or is over.
  case inactive = 0
  /// It runs, or is held on the way.
  case active = 1
  /// It was stopped, and waits to be finished.
  case stopped = 2
}
