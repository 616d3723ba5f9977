// SPDX-License-Identifier: Apache-2.0

/// The ability of a touch screen to report the force of touches.
public enum UIForceTouchCapability: Int, Sendable {
  /// An unspecified ability.
  case unknown = 0
  /// The ability of a touch screen that does not report force.
  case unavailable = 1
  /// The ability of a touch screen that reports force.
  case available = 2
}
