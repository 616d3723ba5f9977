// SPDX-License-Identifier: Apache-2.0

// As on a device that can't reach the service for notifications.
extension UIApplication {
  /// Asks to be told of news from afar: the delegate hears soon that it can't be.
  public func registerForRemoteNotifications() {
    Task { @MainActor in
      delegate?.application(
        self, didFailToRegisterForRemoteNotificationsWithError: RemoteNotificationError())
    }
  }

  /// Asks to be told no longer.
  public func unregisterForRemoteNotifications() {}

  /// Whether the program is told of news from afar: false.
  public var isRegisteredForRemoteNotifications: Bool { false }
}
