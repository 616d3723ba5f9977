// SPDX-License-Identifier: Apache-2.0

/// Whether typed text is corrected automatically.
///
/// - Note: Has no effect on Linux.
public enum UITextAutocorrectionType: Int, Sendable {
  /// The system default.
  case `default` = 0
  /// Disabled.
  case no = 1
  /// Enabled.
  case yes = 2
}
