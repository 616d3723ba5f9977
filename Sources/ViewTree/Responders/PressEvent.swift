// SPDX-License-Identifier: Apache-2.0

package import Foundation

/// A press as the view's handler hears of it.
package struct PressEvent: Hashable, Sendable {
  /// How the press goes on.
  package enum Phase: Hashable, Sendable { case began, ended, cancelled }

  package var phase: Phase
  /// In points, in the surface's coordinate space.
  package var location: CGPoint
  /// 1: primary, 2: middle, 3: secondary.
  package var button: Int
  /// 1 for a click, 2 for a double click.
  package var clickCount: Int
  /// Keys held when the pointer went down.
  package var modifiers: KeyEvent.Modifiers

  /// A press; see the properties.
  package init(
    phase: Phase, location: CGPoint, button: Int = 1, clickCount: Int = 1,
    modifiers: KeyEvent.Modifiers = []
  ) {
    self.modifiers = modifiers
    self.phase = phase
    self.location = location
    self.button = button
    self.clickCount = clickCount
  }
}
