// SPDX-License-Identifier: Apache-2.0

import Foundation

extension UIView {
  /// What the view and those in it paint now, for code that no frame of the surface calls.
  func displayNodeBetweenFrames() -> DisplayNode { serve { displayNode() } }

  /// What measures the view's text.
  package var textMeasurer: any TextMeasuring { services.environment.text }

  /// Whether the person who sees the view asks for less movement.
  var reducesMotion: Bool { services.environment.reducesMotion }

  /// Has the application send `event` to the window that the view is, which has `deliver` called; a root that is no window has it
  /// called at once.
  ///
  /// - Returns: Whether it was called: the application or the window may keep events back.
  func send(_ event: UIEvent, _ deliver: @escaping () -> Void) -> Bool {
    guard let window = self as? UIWindow, let standing = window as? any WindowStanding else {
      deliver()
      return true
    }
    return event.send(to: window, by: standing.send, deliver)
  }
}
