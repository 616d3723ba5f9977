// SPDX-License-Identifier: Apache-2.0

/// The setting for the replacement of two typed hyphens by a dash.
public enum UITextSmartDashesType: Int, Sendable {
  /// The setting of the system, which does not replace hyphens.
  case `default` = 0
  /// No replacement of hyphens.
  case no = 1
  /// The replacement of two hyphens by an em dash.
  case yes = 2
}
