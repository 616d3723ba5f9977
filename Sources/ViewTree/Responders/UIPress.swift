// SPDX-License-Identifier: Apache-2.0

public import Foundation

/// A key or button that is pressed.
@preconcurrency @MainActor
open class UIPress: NSObject {
  /// When it last went down or up, in seconds on the host's clock.
  open package(set) var timestamp: TimeInterval
  /// How far the press is.
  open package(set) var phase = Phase.began
  /// Which of the buttons of remote controls it is like.
  public let type: PressType
  /// Who hears of the press first, as a responder does.
  private(set) weak var hearer: AnyObject?
  /// The key of a keyboard; nil for other buttons, which no host has.
  public let key: UIKey?
  /// How hard it is pressed, from 0 to 1; keys are down or up.
  open var force: CGFloat { phase == .ended || phase == .cancelled ? 0 : 1 }

  /// Whether the whole responder chain passed on that the press began.
  var isUnused = false

  init(_ key: UIKey, to hearer: AnyObject, at timestamp: TimeInterval) {
    self.key = key
    type = PressType(key.keyCode)
    self.hearer = hearer
    self.timestamp = timestamp
  }

  /// Notes that nobody in the responder chain used presses that began.
  static func noteUnused(_ presses: Set<UIPress>) {
    for press in presses { press.isUnused = true }
  }
}
