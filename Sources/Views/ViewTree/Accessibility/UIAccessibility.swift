// SPDX-License-Identifier: Apache-2.0

public import Foundation
import MullionCollectionGeometry

/// What a person asks of all programs, and what programs tell assistive technologies.
public enum UIAccessibility {
  /// Whether the person asks for less movement: views then change at once.
  @preconcurrency @MainActor public static var isReduceMotionEnabled: Bool {
    HostEnvironment.reducesMotion
  }

  /// Posted when `isReduceMotionEnabled` changed.
  public static let reduceMotionStatusDidChangeNotification = NotificationName(
    "UIAccessibilityReduceMotionStatusDidChangeNotification")

  /// Whether the person asks for more contrast, as the traits of what is being laid out or drawn say,
  /// else those of the display.
  @preconcurrency @MainActor public static var isDarkerSystemColorsEnabled: Bool {
    UITraitCollection.current.accessibilityContrast == .high
  }

  /// Posted when `isDarkerSystemColorsEnabled` changed.
  public static let darkerSystemColorsStatusDidChangeNotification = NotificationName(
    "UIAccessibilityDarkerSystemColorsStatusDidChangeNotification")

  /// Whether the person asks for heavier text, as the traits of what is being laid out or drawn say,
  /// else those of the display.
  @preconcurrency @MainActor public static var isBoldTextEnabled: Bool {
    UITraitCollection.current.legibilityWeight == .bold
  }

  /// Posted when `isBoldTextEnabled` changed.
  public static let boldTextStatusDidChangeNotification = NotificationName(
    "UIAccessibilityBoldTextStatusDidChangeNotification")

  /// Whether a screen reader reads what is shown.
  @preconcurrency @MainActor public static var isVoiceOverRunning: Bool {
    HostServices.current.isScreenReaderRunning
  }

  /// Posted when `isVoiceOverRunning` changed.
  public static let voiceOverStatusDidChangeNotification = NotificationName(
    "UIAccessibilityVoiceOverStatusDidChangeNotification")

  /// Tells assistive technologies of something.
  ///
  /// An announcement's argument is its text. With ``Notification/layoutChanged`` and
  /// ``Notification/screenChanged``, the argument is the view that the focus goes to, or a text to
  /// announce, or nil.
  @preconcurrency @MainActor public static func post(notification: Notification, argument: Any?) {
    HostServices.current.post(notification, argument)
  }

  /// The rectangle of `view`'s coordinate space in that of the window.
  ///
  /// Differs from UIKit: windows don't know where they are on the screen.
  @preconcurrency @MainActor public static func convertToScreenCoordinates(
    _ rect: CGRect, in view: UIView
  ) -> CGRect {
    view.convert(rect, to: nil)
  }

  /// Foundation's name of a notification; `Notification` is UIAccessibility's own.
  public typealias NotificationName = Foundation.Notification.Name
}
