// SPDX-License-Identifier: Apache-2.0

/// Whether the system launches a program in the background to fetch content.
public enum UIBackgroundRefreshStatus: Int, Sendable {
  /// Disabled, and the user cannot change that.
  case restricted = 0
  /// Disabled by the user.
  case denied = 1
  /// Enabled.
  case available = 2
}
