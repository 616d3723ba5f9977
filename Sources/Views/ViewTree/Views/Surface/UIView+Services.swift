// SPDX-License-Identifier: Apache-2.0

import Foundation

extension UIView {
  /// Returns the current display node of the view, for code that runs outside of a frame of the surface.
  func displayNodeBetweenFrames() -> DisplayNode { serve { displayNode() } }

  /// The text measurer of the view.
  package var textMeasurer: any TextMeasuring { services.environment.text }

  /// Whether the user prefers reduced motion.
  var reducesMotion: Bool { services.environment.reducesMotion }

  /// Sends `event` through the application to this view, if it is a window, which calls `deliver`; for any
  /// other view, `deliver` is called directly.
  ///
  /// - Returns: Whether `deliver` was called: the application or the window may discard events.
  func send(_ event: UIEvent, _ deliver: @escaping () -> Void) -> Bool {
    guard let window = self as? UIWindow, let standing = window as? any WindowStanding else {
      deliver()
      return true
    }
    return event.send(to: window, by: standing.send, deliver)
  }
}
