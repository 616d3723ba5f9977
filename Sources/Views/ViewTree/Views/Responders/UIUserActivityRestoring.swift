// SPDX-License-Identifier: Apache-2.0

/// What can go on with an activity.
@preconcurrency @MainActor
public protocol UIUserActivityRestoring {
  /// Goes on with `activity`.
  func restoreUserActivityState(_ activity: NSUserActivity)
}
