// SPDX-License-Identifier: Apache-2.0

public import Foundation

/// Something a person did, passed along the responder chain.
@preconcurrency @MainActor
open class UIEvent: NSObject, _NamedMembers {
  /// When it happened, in seconds on the host's clock.
  open private(set) var timestamp: TimeInterval
  /// What kind of thing it is.
  open private(set) var type: EventType
  /// What it is among those of its kind.
  open private(set) var subtype: EventSubtype
  /// The keys that were held.
  open package(set) var modifierFlags: UIKeyModifierFlags = []
  /// The buttons that were down.
  open package(set) var buttonMask: ButtonMask = []
  /// The touches that are there.
  open package(set) var allTouches: Set<UITouch>?

  package init(
    timestamp: TimeInterval, type: EventType = .touches, subtype: EventSubtype = .none
  ) {
    self.timestamp = timestamp
    self.type = type
    self.subtype = subtype
    super.init()
  }

  /// The touches that came down in `view`.
  open func touches(for view: UIView) -> Set<UITouch>? {
    let found = (allTouches ?? []).filter { $0.view === view }
    return found.isEmpty ? nil : found
  }

  /// The touches that `gesture` follows.
  open func touches(for gesture: UIGestureRecognizer) -> Set<UITouch>? {
    let found = (allTouches ?? []).filter { touch in
      gesture.liveTouches.contains { $0 === touch }
    }
    return found.isEmpty ? nil : found
  }

  /// The members of the class that can be reached by name.
  open class var _namedMembers: [_NamedMember] { [] }
}

extension UIEvent: AbsentArgument {
  static var absent: Any { UIEvent(timestamp: 0) }
}
