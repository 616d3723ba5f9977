// SPDX-License-Identifier: Apache-2.0

/// The availability of background launches, by which the system makes a program fetch content.
public enum UIBackgroundRefreshStatus: Int, Sendable {
  /// A status that is disabled, which the user cannot change.
  case restricted = 0
  /// A status that the user disabled.
  case denied = 1
  /// A status that is enabled.
  case available = 2
}
