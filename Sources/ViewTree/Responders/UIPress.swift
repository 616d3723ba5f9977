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
  open private(set) weak var responder: ResponderObject?
  /// The key of a keyboard; nil for other buttons, which no host has.
  open private(set) var key: UIKey?
  /// How hard it is pressed, from 0 to 1; keys are down or up.
  open var force: CGFloat { phase == .ended || phase == .cancelled ? 0 : 1 }

  /// Whether the whole responder chain passed on that the press began.
  var isUnused = false

  /// A press of no key, for subclasses that stand for one in tests.
  public override init() { super.init() }

  init(_ key: UIKey, to responder: ResponderObject, at timestamp: TimeInterval) {
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
