// SPDX-License-Identifier: Apache-2.0

/// An object that can continue a user activity.
@preconcurrency @MainActor
public protocol UIUserActivityRestoring {
  /// Restores the state of `activity`, so that the user can continue it.
  func restoreUserActivityState(_ activity: NSUserActivity)
}
