// SPDX-License-Identifier: Apache-2.0

/// A press or release of a keyboard's key, regardless of its meaning.
package struct PressEvent: Hashable, Sendable {
  /// The phases of a press.
  package enum Phase: Hashable, Sendable {
    /// A press of the key, which is reported repeatedly while a key that repeats is held.
    case began
    /// A release of the key.
    case ended
    /// The end of the reports on the key without a release.
    case cancelled
  }

  /// The phase of the press.
  package var phase: Phase
  /// The usage number of the key, on page 7 of the HID usage tables.
  package var usage: Int
  /// The characters that the key types with the held modifiers; empty if it types nothing.
  package var characters = ""
  /// The characters that the key types without modifiers.
  package var plainCharacters = ""
  /// The modifier keys that are held.
  package var modifiers: KeyEvent.Modifiers = []
  /// Whether caps lock is on.
  package var isLocked = false
  /// The time of the event, in seconds on the host's clock.
  package var timestamp: Double = 0

  /// Creates an event of a key that types nothing.
  package init(phase: Phase, usage: Int) {
    self.phase = phase
    self.usage = usage
  }
}
