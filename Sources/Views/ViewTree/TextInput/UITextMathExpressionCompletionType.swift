// SPDX-License-Identifier: Apache-2.0

/// Whether results of typed mathematical expressions are offered.
///
/// - Note: Has no effect on Linux.
public enum UITextMathExpressionCompletionType: Int, Sendable {
  /// The system default.
  case `default` = 0
  /// Disabled.
  case no = 1
  /// Enabled.
  case yes = 2
}
