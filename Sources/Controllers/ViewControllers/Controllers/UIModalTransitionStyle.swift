// SPDX-License-Identifier: Apache-2.0

/// The animation of a presentation.
public enum UIModalTransitionStyle: Int, Sendable {
  /// A slide of the view from below.
  case coverVertical = 0
  /// A horizontal flip of the window.
  ///
  /// - Note: On Linux the view slides in from below.
  case flipHorizontal = 1
  /// A fade of the view.
  case crossDissolve = 2
  /// A page curl.
  ///
  /// - Note: On Linux the view slides in from below.
  case partialCurl = 3
}
