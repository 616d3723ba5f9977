// SPDX-License-Identifier: Apache-2.0

/// The style of a control's appearance and behavior: that of a touch device or that of a Mac.
public enum UIBehavioralStyle: UInt, Hashable, Sendable {
  /// The style that the system chooses.
  case automatic = 0
  /// The style of a touch device.
  case pad
  /// The style of a Mac.
  case mac
}
