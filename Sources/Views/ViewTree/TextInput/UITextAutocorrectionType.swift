// SPDX-License-Identifier: Apache-2.0

/// The setting of the automatic correction of typed text.
///
/// - Note: Has no effect on Linux: typed text is not corrected.
public enum UITextAutocorrectionType: Int, Sendable {
  /// The setting of the system.
  case `default` = 0
  /// No automatic correction.
  case no = 1
  /// Automatic correction.
  case yes = 2
}
