// SPDX-License-Identifier: Apache-2.0

public import Foundation
public import MullionViewTree

/// The notifications of a scene's life cycle, whose object is the scene.
///
/// The scene's delegate is notified before.
extension UIScene {
  /// The notification posted after a scene was connected.
  nonisolated public static let willConnectNotification = Notification.Name(
    "UISceneWillConnectNotification")
  /// The notification posted after a scene was disconnected.
  nonisolated public static let didDisconnectNotification = Notification.Name(
    "UISceneDidDisconnectNotification")
  /// The notification posted after a scene became active.
  nonisolated public static let didActivateNotification = Notification.Name(
    "UISceneDidActivateNotification")
  /// The notification posted before a scene becomes inactive.
  nonisolated public static let willDeactivateNotification = Notification.Name(
    "UISceneWillDeactivateNotification")
  /// The notification posted when a scene enters the foreground, before it becomes active.
  nonisolated public static let willEnterForegroundNotification = Notification.Name(
    "UISceneWillEnterForegroundNotification")
  /// The notification posted after a scene became invisible.
  nonisolated public static let didEnterBackgroundNotification = Notification.Name(
    "UISceneDidEnterBackgroundNotification")

  func post(_ name: Notification.Name) {
    NotificationCenter.default.post(name: name, object: self)
  }
}
