// SPDX-License-Identifier: Apache-2.0

/// Whether two hyphens are replaced by a dash.
///
/// - Note: Has no effect on Linux.
public enum UITextSmartDashesType: Int, Sendable {
  /// The system default.
  case `default` = 0
  /// Disabled.
  case no = 1
  /// Enabled.
  case yes = 2
}
