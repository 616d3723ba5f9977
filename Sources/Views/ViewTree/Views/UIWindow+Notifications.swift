// SPDX-License-Identifier: Apache-2.0

public import Foundation

// What windows tell who listens; the window is the notification's object.
extension UIWindow {
  /// A window gets keys.
  public nonisolated class var didBecomeKeyNotification: Notification.Name {
    Notification.Name("UIWindowDidBecomeKeyNotification")
  }
  /// A window no longer gets keys.
  public nonisolated class var didResignKeyNotification: Notification.Name {
    Notification.Name("UIWindowDidResignKeyNotification")
  }
  /// A window is shown.
  public nonisolated class var didBecomeVisibleNotification: Notification.Name {
    Notification.Name("UIWindowDidBecomeVisibleNotification")
  }
  /// A window is shown no longer.
  public nonisolated class var didBecomeHiddenNotification: Notification.Name {
    Notification.Name("UIWindowDidBecomeHiddenNotification")
  }

  /// Tells who listens.
  package func tell(_ name: Notification.Name) {
    NotificationCenter.default.post(name: name, object: self)
  }
}
