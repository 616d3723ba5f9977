// SPDX-License-Identifier: Apache-2.0

/// Whether straight quotes become typographic ones; they stay here.
public enum UITextSmartQuotesType: Int, Sendable {
  /// As the system thinks best.
  case `default` = 0
  /// No.
  case no = 1
  /// Yes.
  case yes = 2
}
