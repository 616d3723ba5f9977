// SPDX-License-Identifier: Apache-2.0

/// Whether a control looks and acts as on a device that is touched, or as on a Mac.
public enum UIBehavioralStyle: UInt, Hashable, Sendable {
  /// As the system has it.
  case automatic = 0
  /// As on a device that is touched.
  case pad
  /// As on a Mac.
  case mac
}
