// SPDX-License-Identifier: Apache-2.0

public import Foundation

/// Notifications of a phone's system, which are never posted on Linux.
extension UIApplication {
  /// The notification posted after the user took a screenshot.
  ///
  /// - Note: Never posted on Linux: the desktop does not report it.
  nonisolated public static let userDidTakeScreenshotNotification = Notification.Name(
    "UIApplicationUserDidTakeScreenshotNotification")
  /// The notification posted at midnight and after the clock was set.
  ///
  /// - Note: Never posted on Linux: the system does not report it.
  nonisolated public static let significantTimeChangeNotification = Notification.Name(
    "UIApplicationSignificantTimeChangeNotification")
  /// The notification posted after protected files became available.
  ///
  /// - Note: Never posted on Linux: they are always available.
  nonisolated public static let protectedDataDidBecomeAvailableNotification = Notification.Name(
    "UIApplicationProtectedDataDidBecomeAvailable")
  /// The notification posted before protected files become unavailable.
  ///
  /// - Note: Never posted on Linux: they are always available.
  nonisolated public static let protectedDataWillBecomeUnavailableNotification = Notification.Name(
    "UIApplicationProtectedDataWillBecomeUnavailable")
}
