// SPDX-License-Identifier: Apache-2.0

/// How a presented controller comes.
public enum UIModalTransitionStyle: Int, Sendable {
  /// From below.
  case coverVertical = 0
  /// By turning the window around.
  case flipHorizontal = 1
  /// By taking shape.
  case crossDissolve = 2
  /// By turning a page.
  case partialCurl = 3
}
