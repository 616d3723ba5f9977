// SPDX-License-Identifier: Apache-2.0

import Foundation

/// Where announcements go, and where it is known whether somebody listens.
@MainActor
package enum AccessibilitySink {
  /// Says a text; nil: nobody listens.
  package static var announce: ((String) -> Void)?

  /// Whether a screen reader reads what is shown.
  package static var isScreenReaderRunning = false {
    didSet {
      guard isScreenReaderRunning != oldValue else { return }
      NotificationCenter.default.post(
        name: UIAccessibility.voiceOverStatusDidChangeNotification, object: nil)
    }
  }

  static func post(_ notification: UIAccessibility.Notification, _ argument: Any?) {
    AccessibilityChanges.note()
    if let text = argument as? String {
      announce?(text)
    } else if let view = argument as? UIView, let surface = view.surface,
      notification != .announcement
    {
      if view.canBecomeFirstResponder {
        view.becomeFirstResponder()
      } else if view is UIControl {
        surface.focus.set(view)
      }
      surface.setNeedsFrame()
    }
  }
}
