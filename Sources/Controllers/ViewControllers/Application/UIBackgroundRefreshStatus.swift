// SPDX-License-Identifier: Apache-2.0

/// The availability of background launches, by which the system makes a program fetch content.
public enum UIBackgroundRefreshStatus: Int, Sendable {
  /// The status of a background refresh that is disabled and that the user cannot enable.
  case restricted = 0
  /// The status of a background refresh that the user disabled.
  case denied = 1
  /// The status of an enabled background refresh.
  case available = 2
}
