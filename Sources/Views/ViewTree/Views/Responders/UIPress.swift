// SPDX-License-Identifier: Apache-2.0

public import Foundation

/// A press of a key or button.
@preconcurrency @MainActor
open class UIPress: NSObject {
  /// The time of the last change of the press, in seconds on the host's clock.
  open package(set) var timestamp: TimeInterval = 0
  /// The phase of the press, from its beginning to its end or cancellation.
  open package(set) var phase = Phase.began
  /// The button of a remote control that corresponds to the key, or `_keyOfKeyboard` if there is none.
  open private(set) var type = PressType._keyOfKeyboard
  /// The responder that receives the press first.
  open private(set) weak var responder: UIResponder?
  /// The key of a keyboard; `nil` for other buttons, which no host has.
  open private(set) var key: UIKey?
  /// The force of the press, from 0 to 1; for keys, 1 while they are pressed and 0 afterwards.
  open var force: CGFloat { phase == .ended || phase == .cancelled ? 0 : 1 }

  /// Whether the entire responder chain passed on the beginning of the press.
  var isUnused = false

  /// Creates a press without a key, for subclasses that simulate one in tests.
  public override init() { super.init() }

  init(_ key: UIKey, to responder: UIResponder, at timestamp: TimeInterval) {
    self.key = key
    type = PressType(key.keyCode)
    self.responder = responder
    self.timestamp = timestamp
  }

  /// Marks presses whose beginning was not handled in the responder chain.
  static func recordUnused(_ presses: Set<UIPress>) {
    for press in presses { press.isUnused = true }
  }
}

extension UIPress {
  /// The phases of a press.
  public enum Phase: Int, Sendable {
    /// The phase in which the key was pressed.
    case began = 0
    /// The phase in which the force of the press changed.
    case changed = 1
    /// The phase in which the key is held.
    case stationary = 2
    /// The phase in which the key was released.
    case ended = 3
    /// The phase in which the press was cancelled.
    case cancelled = 4
  }

  /// The buttons of remote controls, and the corresponding keys.
  public enum PressType: Int, Sendable {
    /// The up arrow.
    case upArrow = 0
    /// The down arrow.
    case downArrow = 1
    /// The left arrow.
    case leftArrow = 2
    /// The right arrow.
    case rightArrow = 3
    /// The select button, to which the Return and Enter keys correspond.
    case select = 4
    /// The menu button, to which the Escape key corresponds.
    case menu = 5
    /// The play/pause button.
    case playPause = 6
    /// The page up button.
    case pageUp = 30
    /// The page down button.
    case pageDown = 31
    /// The number button of remote controls.
    case tvRemoteOneTwoThree = 32
    /// The colour button of remote controls.
    case tvRemoteFourColors = 33
    /// Any other key of a keyboard, given by ``UIPress/key``.
    ///
    /// Differs from UIKit, where such a press has an unnamed raw value.
    case _keyOfKeyboard = 2000
  }
}

extension UIPress.PressType {
  /// Creates the press type that corresponds to a key.
  init(_ usage: UIKeyboardHIDUsage) {
    self =
      switch usage {
      case .keyboardUpArrow: .upArrow
      case .keyboardDownArrow: .downArrow
      case .keyboardLeftArrow: .leftArrow
      case .keyboardRightArrow: .rightArrow
      case .keyboardReturnOrEnter, .keypadEnter: .select
      case .keyboardEscape: .menu
      case .keyboardPageUp: .pageUp
      case .keyboardPageDown: .pageDown
      default: ._keyOfKeyboard
      }
  }
}
