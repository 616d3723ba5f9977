// SPDX-License-Identifier: Apache-2.0

/// The names of keys without a character, in key commands and key presses.
enum KeyName {
  static let up = "UIKeyInputUpArrow"
  static let down = "UIKeyInputDownArrow"
  static let left = "UIKeyInputLeftArrow"
  static let right = "UIKeyInputRightArrow"
  static let escape = "UIKeyInputEscape"
  static let pageUp = "UIKeyInputPageUp"
  static let pageDown = "UIKeyInputPageDown"
  static let home = "UIKeyInputHome"
  static let end = "UIKeyInputEnd"
  static let forwardDelete = "UIKeyInputDelete"

  /// Returns the name of a function key.
  static func function(_ number: Int) -> String { "UIKeyInputF\(number)" }
}
