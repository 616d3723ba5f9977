// SPDX-License-Identifier: Apache-2.0

/// Whether the results of sums that a person types are offered; hosts offer none.
public enum UITextMathExpressionCompletionType: Int, Sendable {
  /// As the system thinks best.
  case `default` = 0
  /// No.
  case no = 1
  /// Yes.
  case yes = 2
}
