// SPDX-License-Identifier: Apache-2.0

/// A press of a key.
package struct KeyEvent: Hashable, Sendable {
  /// The keys that views handle.
  package enum Key: Hashable, Sendable {
    case up, down, left, right, home, end, pageUp, pageDown
    case space, enter, escape, tab
    /// The keys that delete backward (`delete`) and forward (`forwardDelete`).
    case delete, forwardDelete
    /// A function key, by its number from 1.
    case function(Int)
    case character(Character)
  }
  /// The modifier keys.
  package struct Modifiers: OptionSet, Hashable, Sendable {
    package let rawValue: UInt
    package init(rawValue: UInt) { self.rawValue = rawValue }
    package static let shift = Modifiers(rawValue: 1 << 0)
    package static let control = Modifiers(rawValue: 1 << 1)
    package static let alternate = Modifiers(rawValue: 1 << 2)
    package static let command = Modifiers(rawValue: 1 << 3)
  }

  package var key: Key
  package var modifiers: Modifiers

  /// Creates an event from its properties.
  package init(key: Key, modifiers: Modifiers = []) {
    self.key = key
    self.modifiers = modifiers
  }
}
