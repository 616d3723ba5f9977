// SPDX-License-Identifier: Apache-2.0

/// How a status bar comes and goes.
public enum UIStatusBarAnimation: Int, Sendable {
  /// At once.
  case none = 0
  /// Fading.
  case fade = 1
  /// Sliding.
  case slide = 2
}
