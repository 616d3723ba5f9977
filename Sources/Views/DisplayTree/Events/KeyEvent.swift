// SPDX-License-Identifier: Apache-2.0

/// A key went down.
package struct KeyEvent: Hashable, Sendable {
  /// The keys that views act on.
  package enum Key: Hashable, Sendable {
    case up, down, left, right, home, end, pageUp, pageDown
    case space, enter, escape, tab
    /// `delete` deletes backward, `forwardDelete` forward.
    case delete, forwardDelete
    /// F1 and those that follow, by their numbers.
    case function(Int)
    case character(Character)
  }
  /// Keys held meanwhile.
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

  /// An event; see the properties.
  package init(key: Key, modifiers: Modifiers = []) {
    self.key = key
    self.modifiers = modifiers
  }
}
