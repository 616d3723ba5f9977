// SPDX-License-Identifier: Apache-2.0

public import Foundation

extension UIScreen {
  /// Never posted: no system here says that the screen is recorded.
  nonisolated public static let capturedDidChangeNotification = Notification.Name(
    "UIScreenCapturedDidChangeNotification")
  /// Never posted: the screens of a program stay.
  nonisolated public static let didConnectNotification = Notification.Name(
    "UIScreenDidConnectNotification")
  /// Never posted: the screens of a program stay.
  nonisolated public static let didDisconnectNotification = Notification.Name(
    "UIScreenDidDisconnectNotification")
}
