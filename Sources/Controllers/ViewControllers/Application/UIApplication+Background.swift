// SPDX-License-Identifier: Apache-2.0

public import Foundation

// A program of a desktop runs on when nobody sees it: work in the background is never cut short.
extension UIApplication {
  /// Begins work that is to go on in the background; nothing ever calls `handler`.
  ///
  /// - Returns: What to end the work with.
  public func beginBackgroundTask(
    expirationHandler handler: (@MainActor @Sendable () -> Void)? = nil
  ) -> UIBackgroundTaskIdentifier {
    beginBackgroundTask(withName: nil, expirationHandler: handler)
  }

  /// Begins work with a name that is to go on in the background; nothing ever calls `handler`.
  ///
  /// - Returns: What to end the work with.
  public func beginBackgroundTask(
    withName taskName: String?, expirationHandler handler: (@MainActor @Sendable () -> Void)? = nil
  ) -> UIBackgroundTaskIdentifier {
    backgroundTasks += 1
    return UIBackgroundTaskIdentifier(rawValue: backgroundTasks)
  }

  /// Ends work in the background.
  public func endBackgroundTask(_ identifier: UIBackgroundTaskIdentifier) {}

  /// How long work in the background may go on, in seconds: without end.
  public var backgroundTimeRemaining: TimeInterval { .greatestFiniteMagnitude }

  /// Whether the system starts the program to look for news: no, and nobody can change that on a desktop.
  public var backgroundRefreshStatus: UIBackgroundRefreshStatus { .restricted }

  /// Never posted: the status does not change.
  nonisolated public static let backgroundRefreshStatusDidChangeNotification = Notification.Name(
    "UIApplicationBackgroundRefreshStatusDidChangeNotification")

  /// The interval that asks for looking as often as the system lets it, in seconds.
  nonisolated public class var backgroundFetchIntervalMinimum: TimeInterval { 0 }

  /// The interval that asks for not looking at all, in seconds.
  nonisolated public class var backgroundFetchIntervalNever: TimeInterval {
    .greatestFiniteMagnitude
  }

  /// Says how often the system should start the program to look for news; it does not, as ``backgroundRefreshStatus`` says.
  @available(*, deprecated, message: "a desktop starts no programs to look for news")
  public func setMinimumBackgroundFetchInterval(_ minimumBackgroundFetchInterval: TimeInterval) {}

  /// The address of the program's notifications in the system's settings; opened as ``openSettingsURLString``.
  public nonisolated class var openNotificationSettingsURLString: String {
    "app-settings:notifications"
  }

  /// The address of what is opened with the program in the system's settings; opened as ``openSettingsURLString``.
  public nonisolated class var openDefaultApplicationsSettingsURLString: String {
    "app-settings:default-applications"
  }

  /// The address of the program's page in the system's settings; a desktop has none, so that opening it
  /// does not succeed.
  public nonisolated class var openSettingsURLString: String { "app-settings:" }
}
