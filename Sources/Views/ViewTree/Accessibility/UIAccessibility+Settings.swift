// SPDX-License-Identifier: Apache-2.0

public import Foundation

// Settings that desktops do not have: they have the values of a device without changes by the user, so that
// none of the notifications is ever posted.
extension UIAccessibility {
  /// Whether transparency is reduced; always `false`.
  @preconcurrency @MainActor public static var isReduceTransparencyEnabled: Bool { false }

  /// Whether colours are inverted; always `false`.
  @preconcurrency @MainActor public static var isInvertColorsEnabled: Bool { false }

  /// Whether colours are displayed in greyscale; always `false`.
  @preconcurrency @MainActor public static var isGrayscaleEnabled: Bool { false }

  /// Whether switch control is running; always `false`.
  @preconcurrency @MainActor public static var isSwitchControlRunning: Bool { false }

  /// Whether an assistive device generates touches; always `false`.
  @preconcurrency @MainActor public static var isAssistiveTouchRunning: Bool { false }

  /// Whether the user is restricted to this app; always `false`.
  @preconcurrency @MainActor public static var isGuidedAccessEnabled: Bool { false }

  /// Whether closed captions are preferred; always `false`.
  @preconcurrency @MainActor public static var isClosedCaptioningEnabled: Bool { false }

  /// Whether sound is mono; always `false`.
  @preconcurrency @MainActor public static var isMonoAudioEnabled: Bool { false }

  /// Whether speaking the screen is enabled; always `false`.
  @preconcurrency @MainActor public static var isSpeakScreenEnabled: Bool { false }

  /// Whether speaking selected text is enabled; always `false`.
  @preconcurrency @MainActor public static var isSpeakSelectionEnabled: Bool { false }

  /// Whether switches show on and off labels; always `false`.
  @preconcurrency @MainActor public static var isOnOffSwitchLabelsEnabled: Bool { false }

  /// Whether videos may play automatically; always `true`.
  @preconcurrency @MainActor public static var isVideoAutoplayEnabled: Bool { true }

  /// Whether shake to undo is enabled; always `true`.
  @preconcurrency @MainActor public static var isShakeToUndoEnabled: Bool { true }

  /// Whether buttons have visible shapes; always `false`.
  @preconcurrency @MainActor public static var buttonShapesEnabled: Bool { false }

  /// Whether information should not be conveyed by colour alone; always `false`.
  @preconcurrency @MainActor public static var shouldDifferentiateWithoutColor: Bool { false }

  /// Whether cross-fades are preferred to sliding transitions; always `false`.
  @preconcurrency @MainActor public static var prefersCrossFadeTransitions: Bool { false }
}

// The names of the notifications.
extension UIAccessibility {
  /// The notification for changes of `isReduceTransparencyEnabled`.
  ///
  /// - Note: Never posted on Linux.
  public static let reduceTransparencyStatusDidChangeNotification = NotificationName(
    "UIAccessibilityReduceTransparencyStatusDidChangeNotification")

  /// The notification for changes of `isInvertColorsEnabled`.
  ///
  /// - Note: Never posted on Linux.
  public static let invertColorsStatusDidChangeNotification = NotificationName(
    "UIAccessibilityInvertColorsStatusDidChangeNotification")

  /// The notification for changes of `isGrayscaleEnabled`.
  ///
  /// - Note: Never posted on Linux.
  public static let grayscaleStatusDidChangeNotification = NotificationName(
    "UIAccessibilityGrayscaleStatusDidChangeNotification")

  /// The notification for changes of `isSwitchControlRunning`.
  ///
  /// - Note: Never posted on Linux.
  public static let switchControlStatusDidChangeNotification = NotificationName(
    "UIAccessibilitySwitchControlStatusDidChangeNotification")

  /// The notification for changes of `isAssistiveTouchRunning`.
  ///
  /// - Note: Never posted on Linux.
  public static let assistiveTouchStatusDidChangeNotification = NotificationName(
    "UIAccessibilityAssistiveTouchStatusDidChangeNotification")

  /// The notification for changes of `isGuidedAccessEnabled`.
  ///
  /// - Note: Never posted on Linux.
  public static let guidedAccessStatusDidChangeNotification = NotificationName(
    "UIAccessibilityGuidedAccessStatusDidChangeNotification")

  /// The notification for changes of `isClosedCaptioningEnabled`.
  ///
  /// - Note: Never posted on Linux.
  public static let closedCaptioningStatusDidChangeNotification = NotificationName(
    "UIAccessibilityClosedCaptioningStatusDidChangeNotification")

  /// The notification for changes of `isMonoAudioEnabled`.
  ///
  /// - Note: Never posted on Linux.
  public static let monoAudioStatusDidChangeNotification = NotificationName(
    "UIAccessibilityMonoAudioStatusDidChangeNotification")

  /// The notification for changes of `isSpeakScreenEnabled`.
  ///
  /// - Note: Never posted on Linux.
  public static let speakScreenStatusDidChangeNotification = NotificationName(
    "UIAccessibilitySpeakScreenStatusDidChangeNotification")

  /// The notification for changes of `isSpeakSelectionEnabled`.
  ///
  /// - Note: Never posted on Linux.
  public static let speakSelectionStatusDidChangeNotification = NotificationName(
    "UIAccessibilitySpeakSelectionStatusDidChangeNotification")

  /// The notification for changes of `isOnOffSwitchLabelsEnabled`.
  ///
  /// - Note: Never posted on Linux.
  public static let onOffSwitchLabelsDidChangeNotification = NotificationName(
    "UIAccessibilityOnOffSwitchLabelsDidChangeNotification")

  /// The notification for changes of `isVideoAutoplayEnabled`.
  ///
  /// - Note: Never posted on Linux.
  public static let videoAutoplayStatusDidChangeNotification = NotificationName(
    "UIAccessibilityVideoAutoplayStatusDidChangeNotification")

  /// The notification for changes of `isShakeToUndoEnabled`.
  ///
  /// - Note: Never posted on Linux.
  public static let shakeToUndoDidChangeNotification = NotificationName(
    "UIAccessibilityShakeToUndoDidChangeNotification")
}
