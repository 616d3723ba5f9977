// SPDX-License-Identifier: Apache-2.0

public import Foundation

extension UIScreen {
  /// The notification posted when the recording state of the screen changed.
  ///
  /// - Note: Never posted on Linux: the desktop does not report it.
  nonisolated public static let capturedDidChangeNotification = Notification.Name(
    "UIScreenCapturedDidChangeNotification")
  /// The notification posted when a screen was connected.
  ///
  /// - Note: Never posted on Linux: the screens of a program do not change.
  nonisolated public static let didConnectNotification = Notification.Name(
    "UIScreenDidConnectNotification")
  /// The notification posted when a screen was disconnected.
  ///
  /// - Note: Never posted on Linux: the screens of a program do not change.
  nonisolated public static let didDisconnectNotification = Notification.Name(
    "UIScreenDidDisconnectNotification")
}
