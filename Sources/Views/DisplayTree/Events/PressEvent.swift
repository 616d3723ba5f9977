// SPDX-License-Identifier: Apache-2.0

/// A key of a keyboard went down or up, whatever is made of it.
package struct PressEvent: Hashable, Sendable {
  /// How far the press is.
  package enum Phase: Hashable, Sendable {
    /// It went down; said again while the key is held, where keys repeat.
    case began
    /// It went up.
    case ended
    /// It is not heard of any more.
    case cancelled
  }

  /// How far the press is.
  package var phase: Phase
  /// The key, by its number in the standard for keyboards (usages of page 7).
  package var usage: Int
  /// What the key types with those that are held; empty for keys that type nothing.
  package var characters = ""
  /// What the key types alone.
  package var plainCharacters = ""
  /// The keys that are held.
  package var modifiers: KeyEvent.Modifiers = []
  /// Whether capital letters are locked.
  package var isLocked = false
  /// When it happened, in seconds on the host's clock.
  package var timestamp: Double = 0

  /// An event of a key that types nothing; see the properties.
  package init(phase: Phase, usage: Int) {
    self.phase = phase
    self.usage = usage
  }
}
