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

  /// Gives the event to recognisers and responders, once; nil: it was given.
  private var delivery: (() -> Void)?
  /// The window that the event is for, while it is sent.
  package private(set) weak var window: UIResponder?

  package init(
    timestamp: TimeInterval, type: EventType = .touches, subtype: EventSubtype = .none
  ) {
    self.timestamp = timestamp
    self.type = type
    self.subtype = subtype
    super.init()
  }

  /// An event of which nobody knows anything: of no touches, at time 0.
  public override init() {
    timestamp = 0
    type = .touches
    subtype = .none
    super.init()
  }

  /// Has `sender` send the event to `window`, at the end of whose way `deliver` is called unless somebody keeps the event back.
  ///
  /// - Returns: Whether it was called.
  func send(
    to window: UIResponder, by sender: (UIEvent) -> Void, _ deliver: @escaping () -> Void
  ) -> Bool {
    delivery = deliver
    self.window = window
    sender(self)
    let isKept = delivery != nil
    delivery = nil
    return !isKept
  }

  /// Gives the event to recognisers and responders, if it is on its way and was not given yet.
  package func deliver() {
    let delivery = delivery
    self.delivery = nil
    delivery?()
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

  /// The states of `touch` since the last event, the present one last; nil when the event is not about it.
  ///
  /// One: a host reports each state by an event.
  open func coalescedTouches(for touch: UITouch) -> [UITouch]? {
    allTouches?.contains(touch) == true ? [touch] : nil
  }

  /// Where `touch` is expected to go; nil when the event is not about it.
  ///
  /// None: hosts guess nothing.
  open func predictedTouches(for touch: UITouch) -> [UITouch]? {
    allTouches?.contains(touch) == true ? [] : nil
  }

  /// The members of the class that can be reached by name.
  open class var _namedMembers: [_NamedMember] { [] }
}

extension UIEvent: AbsentArgument {
  static var absent: Any { UIEvent(timestamp: 0) }
}

extension UIEvent {
  /// What kind of thing a person does.
  public enum EventType: Int, Sendable {
    /// Touching.
    case touches = 0
    /// Moving the device.
    case motion = 1
    /// Steering what is played from elsewhere; comes from no host.
    case remoteControl = 2
    /// Pressing keys.
    case presses = 3
    /// Turning a wheel; scroll views get it without an event.
    case scroll = 10
    /// Pointing without pressing.
    case hover = 11
    /// Turning or spreading two fingers on a touchpad.
    case transform = 14
  }

  /// What an event is among those of its kind.
  public enum EventSubtype: Int, Sendable {
    /// Nothing else.
    case none = 0
    /// The device is shaken.
    case motionShake = 1
    /// Play, of what steers from elsewhere; no host sends it or those that follow.
    case remoteControlPlay = 100
    /// Pause.
    case remoteControlPause = 101
    /// Stop.
    case remoteControlStop = 102
    /// Play, or pause what plays.
    case remoteControlTogglePlayPause = 103
    /// The next piece.
    case remoteControlNextTrack = 104
    /// The piece before.
    case remoteControlPreviousTrack = 105
    /// Going back begins.
    case remoteControlBeginSeekingBackward = 106
    /// Going back ends.
    case remoteControlEndSeekingBackward = 107
    /// Going ahead begins.
    case remoteControlBeginSeekingForward = 108
    /// Going ahead ends.
    case remoteControlEndSeekingForward = 109
  }

  /// The buttons of a pointer.
  public struct ButtonMask: OptionSet, Hashable, Sendable {
    /// The bits of the set.
    public let rawValue: Int

    /// The set with the given bits.
    public init(rawValue: Int) { self.rawValue = rawValue }

    /// The button people press to choose something.
    public static var primary: ButtonMask { ButtonMask(rawValue: 1 << 0) }
    /// The button people press for a menu.
    public static var secondary: ButtonMask { ButtonMask(rawValue: 1 << 1) }

    /// The button of the given number, counted from 1: primary, secondary, others.
    public static func button(_ buttonNumber: Int) -> ButtonMask {
      ButtonMask(rawValue: 1 << max(0, buttonNumber - 1))
    }
  }
}

extension UIEvent.ButtonMask {
  /// The button with a host's number, by which 2 is the middle one and 3 the secondary one.
  init(hostButton: Int) {
    self =
      switch hostButton {
      case ...1: .primary
      case 2: .button(3)
      case 3: .secondary
      default: .button(hostButton)
      }
  }
}
