// SPDX-License-Identifier: Apache-2.0

/// What height of bar something is for.
public enum UIBarMetrics: Int, Sendable {
  /// Bars of the usual height.
  case `default` = 0
  /// Bars in windows that are low.
  case compact = 1
  /// Bars of the usual height that have a prompt.
  case defaultPrompt = 101
  /// Bars in low windows that have a prompt.
  case compactPrompt = 102
}
