// SPDX-License-Identifier: Apache-2.0

/// The state of an animator.
public enum UIViewAnimatingState: Int, Sendable {
  /// The animation has not started, or has ended.
  case inactive = 0
  /// The animation is running or paused.
  case active = 1
  /// The animation was stopped and has to be finished.
  case stopped = 2
}
