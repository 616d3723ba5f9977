// SPDX-License-Identifier: Apache-2.0

package import Foundation

/// A press, move or release of a pointer or finger.
package struct PointerEvent: Hashable, Sendable {
  /// The phases of a press.
  package enum Phase: Hashable, Sendable { case began, moved, ended, cancelled }

  package var phase: Phase
  /// The location in the surface's coordinate space, in points.
  package var location: CGPoint
  /// The number of the button: 1 is primary, 2 middle, 3 secondary.
  package var button: Int
  /// The number of clicks: 1 for a click, 2 for a double click.
  package var clickCount: Int
  /// The identifier of the finger or pointer.
  package var id: Int
  /// Whether the pointer is a finger on the screen.
  package var isDirect: Bool
  /// Whether a drag scrolls the content under it, unless the app decides otherwise.
  ///
  /// The value is `false` for the mouse of a window, which has a scroll wheel.
  package var dragsContent: Bool
  /// The modifier keys that are held.
  package var modifiers: KeyEvent.Modifiers
  /// The time of the event, in seconds on the host's clock, or `nil` for the time of the last frame.
  package var timestamp: TimeInterval?

  /// Creates an event from its properties.
  package init(
    phase: Phase, location: CGPoint, button: Int = 1, clickCount: Int = 1,
    timestamp: TimeInterval? = nil
  ) {
    id = 0
    isDirect = false
    dragsContent = true
    modifiers = []
    self.timestamp = timestamp
    self.phase = phase
    self.location = location
    self.button = button
    self.clickCount = clickCount
  }
}
