// SPDX-License-Identifier: Apache-2.0

/// Whether spaces around pasted text are adjusted.
///
/// - Note: Has no effect on Linux.
public enum UITextSmartInsertDeleteType: Int, Sendable {
  /// The system default.
  case `default` = 0
  /// Disabled.
  case no = 1
  /// Enabled.
  case yes = 2
}
