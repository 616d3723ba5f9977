// SPDX-License-Identifier: Apache-2.0

public import Foundation
public import MullionViewTree

/// The notifications of a scene's life cycle; the object is the scene.
///
/// Its delegate is notified before.
extension UIScene {
  /// Posted after a scene was connected.
  nonisolated public static let willConnectNotification = Notification.Name(
    "UISceneWillConnectNotification")
  /// Posted after a scene was disconnected.
  nonisolated public static let didDisconnectNotification = Notification.Name(
    "UISceneDidDisconnectNotification")
  /// Posted after a scene became active.
  nonisolated public static let didActivateNotification = Notification.Name(
    "UISceneDidActivateNotification")
  /// Posted before a scene becomes inactive.
  nonisolated public static let willDeactivateNotification = Notification.Name(
    "UISceneWillDeactivateNotification")
  /// Posted when a scene enters the foreground, before it becomes active.
  nonisolated public static let willEnterForegroundNotification = Notification.Name(
    "UISceneWillEnterForegroundNotification")
  /// Posted after a scene became invisible.
  nonisolated public static let didEnterBackgroundNotification = Notification.Name(
    "UISceneDidEnterBackgroundNotification")

  func post(_ name: Notification.Name) {
    NotificationCenter.default.post(name: name, object: self)
  }
}
