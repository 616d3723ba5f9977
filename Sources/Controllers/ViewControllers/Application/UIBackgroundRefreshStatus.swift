// SPDX-License-Identifier: Apache-2.0

/// Whether a system starts a program now and then to look for news.
public enum UIBackgroundRefreshStatus: Int, Sendable {
  /// It does not, and the person can't change that.
  case restricted = 0
  /// It does not, as the person wants.
  case denied = 1
  /// It does.
  case available = 2
}
