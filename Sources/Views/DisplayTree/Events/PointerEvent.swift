// SPDX-License-Identifier: Apache-2.0

package import Foundation

/// A pointer or finger went down, moved or went up.
package struct PointerEvent: Hashable, Sendable {
  /// What happened.
  package enum Phase: Hashable, Sendable { case began, moved, ended, cancelled }

  package var phase: Phase
  /// In points, in the surface's coordinate space.
  package var location: CGPoint
  /// 1: primary, 2: middle, 3: secondary.
  package var button: Int
  /// 1 for a click, 2 for a double click.
  package var clickCount: Int
  /// Which of several fingers or pointers it is.
  package var id: Int
  /// Whether it is a finger on the screen.
  package var isDirect: Bool
  /// Whether a drag scrolls the content under it where the app leaves that open; a window's mouse
  /// does not, because its wheel does.
  package var dragsContent: Bool
  /// Keys held meanwhile.
  package var modifiers: KeyEvent.Modifiers
  /// When it happened, in seconds on the host's clock; nil: at the last frame.
  package var timestamp: TimeInterval?

  /// An event; see the properties.
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
