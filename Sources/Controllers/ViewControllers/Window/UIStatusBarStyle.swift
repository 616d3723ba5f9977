// SPDX-License-Identifier: Apache-2.0

/// The style of the text in a status bar.
public enum UIStatusBarStyle: Int, Sendable {
  /// Dark or light text, depending on the interface style.
  case `default` = 0
  /// Light text, for dark content below.
  case lightContent = 1
  /// Dark text, for light content below.
  case darkContent = 3
}
