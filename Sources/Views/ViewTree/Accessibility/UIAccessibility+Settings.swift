// SPDX-License-Identifier: Apache-2.0

public import Foundation

// What a desktop has no setting for: as on a device on which the person chose nothing, so that none of the
// notifications is ever posted.
extension UIAccessibility {
  /// Whether what lets things shine through lets less through: false.
  @preconcurrency @MainActor public static var isReduceTransparencyEnabled: Bool { false }

  /// Whether colours are inverted: false.
  @preconcurrency @MainActor public static var isInvertColorsEnabled: Bool { false }

  /// Whether colours are shades of grey: false.
  @preconcurrency @MainActor public static var isGrayscaleEnabled: Bool { false }

  /// Whether the program is used by switches: false.
  @preconcurrency @MainActor public static var isSwitchControlRunning: Bool { false }

  /// Whether touches are made by an assistive device: false.
  @preconcurrency @MainActor public static var isAssistiveTouchRunning: Bool { false }

  /// Whether the person can use this program alone: false.
  @preconcurrency @MainActor public static var isGuidedAccessEnabled: Bool { false }

  /// Whether the person asks for captions: false.
  @preconcurrency @MainActor public static var isClosedCaptioningEnabled: Bool { false }

  /// Whether sound is the same on both sides: false.
  @preconcurrency @MainActor public static var isMonoAudioEnabled: Bool { false }

  /// Whether the whole screen can be read out: false.
  @preconcurrency @MainActor public static var isSpeakScreenEnabled: Bool { false }

  /// Whether selected text can be read out: false.
  @preconcurrency @MainActor public static var isSpeakSelectionEnabled: Bool { false }

  /// Whether switches show signs of on and off: false.
  @preconcurrency @MainActor public static var isOnOffSwitchLabelsEnabled: Bool { false }

  /// Whether videos may play by themselves: true.
  @preconcurrency @MainActor public static var isVideoAutoplayEnabled: Bool { true }

  /// Whether shaking the device undoes: true.
  @preconcurrency @MainActor public static var isShakeToUndoEnabled: Bool { true }

  /// Whether buttons have shapes: false.
  @preconcurrency @MainActor public static var buttonShapesEnabled: Bool { false }

  /// Whether what differs by its colour is to differ by more: false.
  @preconcurrency @MainActor public static var shouldDifferentiateWithoutColor: Bool { false }

  /// Whether screens are to fade into each other where they would slide: false.
  @preconcurrency @MainActor public static var prefersCrossFadeTransitions: Bool { false }
}

// The names under which programs listen.
extension UIAccessibility {
  /// For changes of `isReduceTransparencyEnabled`.
  public static let reduceTransparencyStatusDidChangeNotification = NotificationName(
    "UIAccessibilityReduceTransparencyStatusDidChangeNotification")

  /// For changes of `isInvertColorsEnabled`.
  public static let invertColorsStatusDidChangeNotification = NotificationName(
    "UIAccessibilityInvertColorsStatusDidChangeNotification")

  /// For changes of `isGrayscaleEnabled`.
  public static let grayscaleStatusDidChangeNotification = NotificationName(
    "UIAccessibilityGrayscaleStatusDidChangeNotification")

  /// For changes of `isSwitchControlRunning`.
  public static let switchControlStatusDidChangeNotification = NotificationName(
    "UIAccessibilitySwitchControlStatusDidChangeNotification")

  /// For changes of `isAssistiveTouchRunning`.
  public static let assistiveTouchStatusDidChangeNotification = NotificationName(
    "UIAccessibilityAssistiveTouchStatusDidChangeNotification")

  /// For changes of `isGuidedAccessEnabled`.
  public static let guidedAccessStatusDidChangeNotification = NotificationName(
    "UIAccessibilityGuidedAccessStatusDidChangeNotification")

  /// For changes of `isClosedCaptioningEnabled`.
  public static let closedCaptioningStatusDidChangeNotification = NotificationName(
    "UIAccessibilityClosedCaptioningStatusDidChangeNotification")

  /// For changes of `isMonoAudioEnabled`.
  public static let monoAudioStatusDidChangeNotification = NotificationName(
    "UIAccessibilityMonoAudioStatusDidChangeNotification")

  /// For changes of `isSpeakScreenEnabled`.
  public static let speakScreenStatusDidChangeNotification = NotificationName(
    "UIAccessibilitySpeakScreenStatusDidChangeNotification")

  /// For changes of `isSpeakSelectionEnabled`.
  public static let speakSelectionStatusDidChangeNotification = NotificationName(
    "UIAccessibilitySpeakSelectionStatusDidChangeNotification")

  /// For changes of `isOnOffSwitchLabelsEnabled`.
  public static let onOffSwitchLabelsDidChangeNotification = NotificationName(
    "UIAccessibilityOnOffSwitchLabelsDidChangeNotification")

  /// For changes of `isVideoAutoplayEnabled`.
  public static let videoAutoplayStatusDidChangeNotification = NotificationName(
    "UIAccessibilityVideoAutoplayStatusDidChangeNotification")

  /// For changes of `isShakeToUndoEnabled`.
  public static let shakeToUndoDidChangeNotification = NotificationName(
    "UIAccessibilityShakeToUndoDidChangeNotification")
}
