// SPDX-License-Identifier: Apache-2.0

/// The style of the text in a status bar.
public enum UIStatusBarStyle: Int, Sendable {
  /// The style of dark or light text, depending on the interface style.
  case `default` = 0
  /// The style of light text, for dark content below.
  case lightContent = 1
  /// The style of dark text, for light content below.
  case darkContent = 3
}
