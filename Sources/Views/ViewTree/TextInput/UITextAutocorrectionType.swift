// SPDX-License-Identifier: Apache-2.0

/// The setting of the automatic correction of typed text.
///
/// - Note: Has no effect on Linux: typed text is not corrected.
public enum UITextAutocorrectionType: Int, Sendable {
  /// The setting of the system.
  case `default` = 0
  /// The setting that disables automatic correction.
  case no = 1
  /// The setting that enables automatic correction.
  case yes = 2
}
