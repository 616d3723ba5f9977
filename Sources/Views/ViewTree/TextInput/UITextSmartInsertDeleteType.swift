// SPDX-License-Identifier: Apache-2.0

/// Whether space around pasted text is mended; it stays here.
public enum UITextSmartInsertDeleteType: Int, Sendable {
  /// As the system thinks best.
  case `default` = 0
  /// No.
  case no = 1
  /// Yes.
  case yes = 2
}
