// SPDX-License-Identifier: Apache-2.0

/// How the texts of a status bar look.
public enum UIStatusBarStyle: Int, Sendable {
  /// Dark or light, as the appearance of the screen has it.
  case `default` = 0
  /// Light, for dark content below.
  case lightContent = 1
  /// Dark, for light content below.
  case darkContent = 3
}
