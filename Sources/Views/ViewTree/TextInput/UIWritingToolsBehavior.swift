// SPDX-License-Identifier: Apache-2.0

/// The extent to which writing tools may change a text.
///
/// - Note: Has no effect on Linux: desktops have no writing tools.
public enum UIWritingToolsBehavior: Int, Sendable {
  /// No writing tools.
  case none = -1
  /// The system default.
  case `default` = 0
  /// All writing tools, which change the text inline.
  case complete = 1
  /// Writing tools that show their results beside the text.
  case limited = 2
}
