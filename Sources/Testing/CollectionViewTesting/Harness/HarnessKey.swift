// SPDX-License-Identifier: Apache-2.0

import MullionViewTree

/// A key that a test presses.
public enum HarnessKey: String, Sendable, CaseIterable, Codable {
  case up, down, left, right, home, end, pageUp, pageDown
  case space, enter, escape, tab
  /// The key that deletes the character before the caret.
  case delete
  /// The key that deletes the character after the caret.
  case forwardDelete

  var event: KeyEvent.Key {
    switch self {
    case .up: .up
    case .down: .down
    case .left: .left
    case .right: .right
    case .home: .home
    case .end: .end
    case .pageUp: .pageUp
    case .pageDown: .pageDown
    case .space: .space
    case .enter: .enter
    case .escape: .escape
    case .tab: .tab
    case .delete: .delete
    case .forwardDelete: .forwardDelete
    }
  }

  /// The HID usage of the key.
  var usage: UIKeyboardHIDUsage {
    switch self {
    case .up: .keyboardUpArrow
    case .down: .keyboardDownArrow
    case .left: .keyboardLeftArrow
    case .right: .keyboardRightArrow
    case .home: .keyboardHome
    case .end: .keyboardEnd
    case .pageUp: .keyboardPageUp
    case .pageDown: .keyboardPageDown
    case .space: .keyboardSpacebar
    case .enter: .keyboardReturnOrEnter
    case .escape: .keyboardEscape
    case .tab: .keyboardTab
    case .delete: .keyboardDeleteOrBackspace
    case .forwardDelete: .keyboardDeleteForward
    }
  }
}
