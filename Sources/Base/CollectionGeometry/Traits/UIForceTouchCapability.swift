// SPDX-License-Identifier: Apache-2.0

/// Whether a touch screen tells how hard it is pressed.
public enum UIForceTouchCapability: Int, Sendable {
  /// Not said.
  case unknown = 0
  /// It does not.
  case unavailable = 1
  /// It does.
  case available = 2
}
