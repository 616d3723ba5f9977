// SPDX-License-Identifier: Apache-2.0

public import Foundation

/// What a phone's system tells programs. No system here does: nothing is posted.
extension UIApplication {
  /// Never posted: no system here says that the screen was photographed.
  nonisolated public static let userDidTakeScreenshotNotification = Notification.Name(
    "UIApplicationUserDidTakeScreenshotNotification")
  /// Never posted: no system here says that midnight has passed or the clock was set.
  nonisolated public static let significantTimeChangeNotification = Notification.Name(
    "UIApplicationSignificantTimeChangeNotification")
  /// Never posted: protected files can always be read.
  nonisolated public static let protectedDataDidBecomeAvailableNotification = Notification.Name(
    "UIApplicationProtectedDataDidBecomeAvailable")
  /// Never posted: protected files can always be read.
  nonisolated public static let protectedDataWillBecomeUnavailableNotification = Notification.Name(
    "UIApplicationProtectedDataWillBecomeUnavailable")
}
