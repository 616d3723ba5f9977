// SPDX-License-Identifier: Apache-2.0

extension UIPress {
  /// How far a press is.
  public enum Phase: Int, Sendable {
    /// It went down.
    case began = 0
    /// It is pressed in another way.
    case changed = 1
    /// It is held.
    case stationary = 2
    /// It went up.
    case ended = 3
    /// It was taken away.
    case cancelled = 4
  }

  /// The buttons of remote controls, and the keys that are like them.
  public enum PressType: Int, Sendable {
    /// Up.
    case upArrow = 0
    /// Down.
    case downArrow = 1
    /// To the left.
    case leftArrow = 2
    /// To the right.
    case rightArrow = 3
    /// What chooses; the return key.
    case select = 4
    /// What leads back; Escape.
    case menu = 5
    /// Play, or pause what plays.
    case playPause = 6
    /// A page up.
    case pageUp = 30
    /// A page down.
    case pageDown = 31
    /// The key of numbers on remote controls.
    case tvRemoteOneTwoThree = 32
    /// The key of colours on remote controls.
    case tvRemoteFourColors = 33
    /// Another key of a keyboard; ``UIPress/key`` says which.
    ///
    /// Differs from UIKit, where such a press has a number without a name.
    case _keyOfKeyboard = 2000
  }
}

extension UIPress.PressType {
  /// The button that a key is like.
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
