// SPDX-License-Identifier: Apache-2.0

/// Whether predictions are shown inline while the user types.
///
/// - Note: Has no effect on Linux.
public enum UITextInlinePredictionType: Int, Sendable {
  /// The system default.
  case `default` = 0
  /// Disabled.
  case no = 1
  /// Enabled.
  case yes = 2
}
