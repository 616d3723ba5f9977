// SPDX-License-Identifier: Apache-2.0

/// The kind of bar, by height and prompt, to which a value applies.
public enum UIBarMetrics: Int, Sendable {
  /// The metrics of bars of the default height.
  case `default` = 0
  /// The metrics of bars in vertically compact windows.
  case compact = 1
  /// The metrics of bars of the default height with a prompt.
  case defaultPrompt = 101
  /// The metrics of bars in vertically compact windows with a prompt.
  case compactPrompt = 102
}
