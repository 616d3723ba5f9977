// SPDX-License-Identifier: Apache-2.0

/// Whether straight quotes are replaced by typographic ones.
///
/// - Note: Has no effect on Linux.
public enum UITextSmartQuotesType: Int, Sendable {
  /// The system default.
  case `default` = 0
  /// Disabled.
  case no = 1
  /// Enabled.
  case yes = 2
}
