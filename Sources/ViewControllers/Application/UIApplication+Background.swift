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

  /// The address of the program's page in the system's settings; a desktop has none, so that opening it
  /// does not succeed.
  public nonisolated class var openSettingsURLString: String { "app-settings:" }
}
