// SPDX-License-Identifier: Apache-2.0

/// How grave it is what an alert asks.
public enum UIAlertControllerSeverity: Int, Sendable {
  /// As usual.
  case `default` = 0
  /// A person should look twice.
  case critical = 1
}
