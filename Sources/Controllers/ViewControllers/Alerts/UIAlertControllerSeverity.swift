// SPDX-License-Identifier: Apache-2.0

/// The severity of an alert.
public enum UIAlertControllerSeverity: Int, Sendable {
  /// The default severity.
  case `default` = 0
  /// The alert requires special attention of the user.
  case critical = 1
}
