// SPDX-License-Identifier: Apache-2.0

/// Whether words are corrected while people type; nothing corrects here.
public enum UITextAutocorrectionType: Int, Sendable {
  /// As the system thinks best.
  case `default` = 0
  /// No.
  case no = 1
  /// Yes.
  case yes = 2
}
