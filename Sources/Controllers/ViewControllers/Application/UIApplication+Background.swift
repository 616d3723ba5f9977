// SPDX-License-Identifier: Apache-2.0

public import Foundation

// On the desktop a program continues to run while it is invisible: background work is never interrupted.
extension UIApplication {
  /// Begins a background task; `handler` is never called, because tasks do not expire.
  ///
  /// - Returns: The identifier to end the task with.
  public func beginBackgroundTask(
    expirationHandler handler: (@MainActor @Sendable () -> Void)? = nil
  ) -> UIBackgroundTaskIdentifier {
    beginBackgroundTask(withName: nil, expirationHandler: handler)
  }

  /// Begins a background task with a name; `handler` is never called, because tasks do not expire.
  ///
  /// - Returns: The identifier to end the task with.
  public func beginBackgroundTask(
    withName taskName: String?, expirationHandler handler: (@MainActor @Sendable () -> Void)? = nil
  ) -> UIBackgroundTaskIdentifier {
    backgroundTasks += 1
    return UIBackgroundTaskIdentifier(rawValue: backgroundTasks)
  }

  /// Ends a background task.
  ///
  /// - Note: Has no effect on Linux.
  public func endBackgroundTask(_ identifier: UIBackgroundTaskIdentifier) {}

  /// The remaining background time, in seconds; unlimited on Linux.
  public var backgroundTimeRemaining: TimeInterval { .greatestFiniteMagnitude }

  /// The status of background refresh; always `.restricted` on Linux.
  public var backgroundRefreshStatus: UIBackgroundRefreshStatus { .restricted }

  /// The notification posted when the background refresh status changed.
  ///
  /// - Note: Never posted on Linux.
  nonisolated public static let backgroundRefreshStatusDidChangeNotification = Notification.Name(
    "UIApplicationBackgroundRefreshStatusDidChangeNotification")

  /// The URL of the program's notification settings, as a string.
  ///
  /// - Note: A desktop has no such page: opening it shows nothing.
  public nonisolated class var openNotificationSettingsURLString: String {
    "app-settings:notifications"
  }

  /// The URL of the program's default-app settings, as a string.
  ///
  /// - Note: A desktop has no such page: opening it shows nothing.
  public nonisolated class var openDefaultApplicationsSettingsURLString: String {
    "app-settings:default-applications"
  }

  /// The URL of the program's page in the system settings, as a string.
  ///
  /// - Note: A desktop has no such page: opening it shows nothing.
  public nonisolated class var openSettingsURLString: String { "app-settings:" }
}
