// SPDX-License-Identifier: Apache-2.0

public import Foundation
import MullionCollectionGeometry

/// The accessibility settings of the user, and the notifications of the app for assistive technologies.
public enum UIAccessibility {
  /// Whether the user's settings reduce motion: views then change without animation.
  @preconcurrency @MainActor public static var isReduceMotionEnabled: Bool {
    HostEnvironment.reducesMotion
  }

  /// The notification for changes of `isReduceMotionEnabled`.
  public static let reduceMotionStatusDidChangeNotification = NotificationName(
    "UIAccessibilityReduceMotionStatusDidChangeNotification")

  /// Whether the user's settings increase contrast, according to the current traits during layout and
  /// drawing, otherwise those of the display.
  @preconcurrency @MainActor public static var isDarkerSystemColorsEnabled: Bool {
    UITraitCollection.current.accessibilityContrast == .high
  }

  /// The notification for changes of `isDarkerSystemColorsEnabled`.
  public static let darkerSystemColorsStatusDidChangeNotification = NotificationName(
    "UIAccessibilityDarkerSystemColorsStatusDidChangeNotification")

  /// Whether the user's settings prefer bold text, according to the current traits during layout and drawing,
  /// otherwise those of the display.
  @preconcurrency @MainActor public static var isBoldTextEnabled: Bool {
    UITraitCollection.current.legibilityWeight == .bold
  }

  /// The notification for changes of `isBoldTextEnabled`.
  ///
  /// - Note: Never posted on Linux.
  public static let boldTextStatusDidChangeNotification = NotificationName(
    "UIAccessibilityBoldTextStatusDidChangeNotification")

  /// Whether a screen reader is running.
  @preconcurrency @MainActor public static var isVoiceOverRunning: Bool {
    HostServices.current.isScreenReaderRunning
  }

  /// The notification for changes of `isVoiceOverRunning`.
  public static let voiceOverStatusDidChangeNotification = NotificationName(
    "UIAccessibilityVoiceOverStatusDidChangeNotification")

  /// Notifies assistive technologies.
  ///
  /// The argument of an announcement is its text. With ``Notification/layoutChanged`` and
  /// ``Notification/screenChanged``, the argument is a text input or control that the focus moves to, a text
  /// to announce, or `nil`.
  @preconcurrency @MainActor public static func post(notification: Notification, argument: Any?) {
    HostServices.current.post(notification, argument)
  }

  /// Returns a rectangle converted from `view`'s coordinate space to that of the window.
  ///
  /// Differs from UIKit: windows have no known position on the screen.
  @preconcurrency @MainActor public static func convertToScreenCoordinates(
    _ rect: CGRect, in view: UIView
  ) -> CGRect {
    view.convert(rect, to: nil)
  }

  /// Foundation's type for names of notifications; `Notification` is the type in `UIAccessibility`.
  public typealias NotificationName = Foundation.Notification.Name
}
