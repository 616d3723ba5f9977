// SPDX-License-Identifier: Apache-2.0

/// The animation of a presentation.
public enum UIModalTransitionStyle: Int, Sendable {
  /// The view slides in from below.
  case coverVertical = 0
  /// The window flips horizontally.
  ///
  /// - Note: On Linux the view slides in from below.
  case flipHorizontal = 1
  /// The view fades in.
  case crossDissolve = 2
  /// A page curls up.
  ///
  /// - Note: On Linux the view slides in from below.
  case partialCurl = 3
}
