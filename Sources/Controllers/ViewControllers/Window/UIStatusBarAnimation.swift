// SPDX-License-Identifier: Apache-2.0

/// The animation of a status bar that is shown or hidden.
public enum UIStatusBarAnimation: Int, Sendable {
  /// The absence of an animation.
  case none = 0
  /// A fade of the status bar.
  case fade = 1
  /// A slide of the status bar.
  case slide = 2
}
