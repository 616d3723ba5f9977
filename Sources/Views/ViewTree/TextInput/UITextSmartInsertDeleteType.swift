// SPDX-License-Identifier: Apache-2.0

/// The setting for the adjustment of spaces beside pasted, cut and deleted words.
public enum UITextSmartInsertDeleteType: Int, Sendable {
  /// The setting of the system, which does not adjust spaces.
  case `default` = 0
  /// No adjustment of spaces.
  case no = 1
  /// The adjustment of spaces.
  case yes = 2
}
