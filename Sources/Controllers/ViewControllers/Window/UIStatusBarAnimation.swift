// SPDX-License-Identifier: Apache-2.0

/// The animation of a status bar that is shown or hidden.
public enum UIStatusBarAnimation: Int, Sendable {
  /// No animation.
  case none = 0
  /// A fade.
  case fade = 1
  /// A slide.
  case slide = 2
}
