// SPDX-License-Identifier: Apache-2.0

/// Whether two hyphens become a dash; they stay here.
public enum UITextSmartDashesType: Int, Sendable {
  /// As the system thinks best.
  case `default` = 0
  /// No.
  case no = 1
  /// Yes.
  case yes = 2
}
