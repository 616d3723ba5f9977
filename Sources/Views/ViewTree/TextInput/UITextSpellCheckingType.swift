// SPDX-License-Identifier: Apache-2.0

/// Whether spelling is checked; nothing checks here.
public enum UITextSpellCheckingType: Int, Sendable {
  /// As the system thinks best.
  case `default` = 0
  /// No.
  case no = 1
  /// Yes.
  case yes = 2
}
