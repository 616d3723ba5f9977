// SPDX-License-Identifier: Apache-2.0

import Foundation

extension HostServices {
  /// Stores whether the user's settings reduce motion, and posts a notification if the value changed.
  @MainActor
  package func setReducesMotion(_ reduces: Bool) {
    guard environment.reducesMotion != reduces else { return }
    environment.reducesMotion = reduces
    NotificationCenter.default.post(
      name: UIAccessibility.reduceMotionStatusDidChangeNotification, object: nil)
  }

  /// Stores whether a screen reader is running, and posts a notification if the value changed.
  @MainActor
  package func setScreenReaderRunning(_ isRunning: Bool) {
    guard isScreenReaderRunning != isRunning else { return }
    isScreenReaderRunning = isRunning
    NotificationCenter.default.post(
      name: UIAccessibility.voiceOverStatusDidChangeNotification, object: nil)
  }

  /// Records a change for assistive technologies, and announces a text or moves the focus to a view that can
  /// have it.
  @MainActor
  func post(_ notification: UIAccessibility.Notification, _ argument: Any?) {
    AccessibilityChanges.record()
    if let text = argument as? String {
      announce?(text)
    } else if let view = argument as? UIView, let surface = view.surface,
      notification != .announcement
    {
      if view.canBecomeFirstResponder {
        view.becomeFirstResponder()
      } else if view is any Operable {
        surface.focus.set(view)
      }
      surface.setNeedsFrame()
    }
  }
}
