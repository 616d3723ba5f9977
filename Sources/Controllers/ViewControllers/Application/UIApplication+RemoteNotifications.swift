// SPDX-License-Identifier: Apache-2.0

// The behaviour of a device that cannot reach the notification service.
extension UIApplication {
  /// Registers for remote notifications.
  ///
  /// - Note: Always fails on Linux: the delegate's
  ///   `application(_:didFailToRegisterForRemoteNotificationsWithError:)` is called asynchronously.
  public func registerForRemoteNotifications() {
    Task { @MainActor in
      delegate?.application(
        self, didFailToRegisterForRemoteNotificationsWithError: RemoteNotificationError())
    }
  }

  /// Whether the program is registered for remote notifications; always `false`.
  public var isRegisteredForRemoteNotifications: Bool { false }
}
