// SPDX-License-Identifier: Apache-2.0

/// The ability of a touch screen to report the force of touches.
public enum UIForceTouchCapability: Int, Sendable {
  /// The trait is unspecified.
  case unknown = 0
  /// Force is not reported.
  case unavailable = 1
  /// Force is reported.
  case available = 2
}
