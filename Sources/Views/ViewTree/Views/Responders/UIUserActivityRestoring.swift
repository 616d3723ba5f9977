// SPDX-License-Identifier: Apache-2.0

/// An object that can continue a user activity.
@preconcurrency @MainActor
public protocol UIUserActivityRestoring {
  /// Continues `activity`.
  func restoreUserActivityState(_ activity: NSUserActivity)
}
