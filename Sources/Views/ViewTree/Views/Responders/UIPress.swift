// SPDX-License-Identifier: Apache-2.0

public import Foundation

/// A key or button that is pressed.
@preconcurrency @MainActor
open class UIPress: NSObject {
  /// When it last went down or up, in seconds on the host's clock.
  open package(set) var timestamp: TimeInterval = 0
  /// How far the press is.
  open package(set) var phase = Phase.began
  /// Which of the buttons of remote controls it is like.
  open private(set) var type = PressType._keyOfKeyboard
  /// The responder that hears of the press first.
  open private(set) weak var responder: UIResponder?
  /// The key of a keyboard; nil for other buttons, which no host has.
  open private(set) var key: UIKey?
  /// How hard it is pressed, from 0 to 1; keys are down or up.
  open var force: CGFloat { phase == .ended || phase == .cancelled ? 0 : 1 }

  /// Whether the whole responder chain passed on that the press began.
  var isUnused = false

  /// A press of no key, for subclasses that stand for one in tests.
  public override init() { super.init() }

  init(_ key: UIKey, to responder: UIResponder, at timestamp: TimeInterval) {
    self.key = key
    type = PressType(key.keyCode)
    self.responder = responder
    self.timestamp = timestamp
  }

  /// Notes that nobody in the responder chain used presses that began.
  static func noteUnused(_ presses: Set<UIPress>) {
    for press in presses { press.isUnused = true }
  }
}

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
