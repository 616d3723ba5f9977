// SPDX-License-Identifier: Apache-2.0

/// The setting of spell checking.
///
/// - Note: Has no effect on Linux: spelling is not checked.
public enum UITextSpellCheckingType: Int, Sendable {
  /// The setting of the system.
  case `default` = 0
  /// The setting that disables spell checking.
  case no = 1
  /// The setting that enables spell checking.
  case yes = 2
}
