// SPDX-License-Identifier: Apache-2.0

/// The state of an animator.
public enum UIViewAnimatingState: Int, Sendable {
  /// The state of an animator that has not started, or has ended.
  case inactive = 0
  /// The state of an animator that is running or paused.
  case active = 1
  /// The state of an animator that was stopped and has to be finished.
  case stopped = 2
}
