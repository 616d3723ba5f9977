// SPDX-License-Identifier: Apache-2.0

/// The height of a bar for which a value applies.
public enum UIBarMetrics: Int, Sendable {
  /// Bars of the default height.
  case `default` = 0
  /// Bars in vertically compact windows.
  case compact = 1
  /// Bars of the default height with a prompt.
  case defaultPrompt = 101
  /// Bars in vertically compact windows with a prompt.
  case compactPrompt = 102
}
