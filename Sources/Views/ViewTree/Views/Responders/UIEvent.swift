// SPDX-License-Identifier: Apache-2.0

public import Foundation

/// An event of user input, passed along the responder chain.
@preconcurrency @MainActor
open class UIEvent: NSObject, _NamedMembers {
  /// The time of the event, in seconds on the host's clock.
  open private(set) var timestamp: TimeInterval
  /// The type of the event, such as touches or presses.
  open private(set) var type: EventType
  /// The subtype of a motion or remote control event; `none` for other events.
  open private(set) var subtype: EventSubtype
  /// The modifier keys that were held.
  open package(set) var modifierFlags: UIKeyModifierFlags = []
  /// The pointer buttons that were pressed.
  open package(set) var buttonMask: ButtonMask = []
  /// The touches of the event, or `nil` for an event without touches.
  open package(set) var allTouches: Set<UITouch>?

  /// The closure that delivers the event to recognisers and responders; `nil` once it was called.
  private var delivery: (() -> Void)?
  /// The target window of the event, while it is being sent.
  package private(set) weak var window: UIResponder?

  package init(
    timestamp: TimeInterval, type: EventType = .touches, subtype: EventSubtype = .none
  ) {
    self.timestamp = timestamp
    self.type = type
    self.subtype = subtype
    super.init()
  }

  /// Creates an event without touches, at time 0.
  public override init() {
    timestamp = 0
    type = .touches
    subtype = .none
    super.init()
  }

  /// Sends the event to `window` through `sender`; `deliver` is called at the end unless an override discards
  /// the event.
  ///
  /// - Returns: Whether `deliver` was called.
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

  /// Delivers the event to recognisers and responders if it is being sent and was not delivered yet.
  package func deliver() {
    let delivery = delivery
    self.delivery = nil
    delivery?()
  }

  /// Returns the touches that began in `view`, or `nil` if there are none.
  open func touches(for view: UIView) -> Set<UITouch>? {
    let found = (allTouches ?? []).filter { $0.view === view }
    return found.isEmpty ? nil : found
  }

  /// Returns the touches that `gesture` follows, or `nil` if there are none.
  open func touches(for gesture: UIGestureRecognizer) -> Set<UITouch>? {
    let found = (allTouches ?? []).filter { touch in
      gesture.liveTouches.contains { $0 === touch }
    }
    return found.isEmpty ? nil : found
  }

  /// Returns the states of `touch` since the last event, the current one last, or `nil` if it is not part of
  /// the event.
  ///
  /// There is only one: a host reports each state by an event.
  open func coalescedTouches(for touch: UITouch) -> [UITouch]? {
    allTouches?.contains(touch) == true ? [touch] : nil
  }

  /// Returns the predicted states of `touch`, or `nil` if it is not part of the event.
  ///
  /// They are always empty: hosts make no predictions.
  open func predictedTouches(for touch: UITouch) -> [UITouch]? {
    allTouches?.contains(touch) == true ? [] : nil
  }

  /// The members of the class that are accessible by name.
  open class var _namedMembers: [_NamedMember] { [] }
}

extension UIEvent: DefaultArgument {
  static var absent: Any { UIEvent(timestamp: 0) }
}

extension UIEvent {
  /// The types of events.
  public enum EventType: Int, Sendable {
    /// A touch event.
    case touches = 0
    /// A motion of the device.
    case motion = 1
    /// A remote control event for media playback; no host sends it.
    case remoteControl = 2
    /// A press of a key.
    case presses = 3
    /// A scroll event; scroll views receive scrolling without an event.
    case scroll = 10
    /// A pointer that hovers without being pressed.
    case hover = 11
    /// A rotation or pinch of two fingers on a trackpad.
    case transform = 14
  }

  /// The subtypes of events.
  public enum EventSubtype: Int, Sendable {
    /// No subtype.
    case none = 0
    /// A shake of the device.
    case motionShake = 1
    /// The remote control command to start playback; no host sends this or the following subtypes.
    case remoteControlPlay = 100
    /// The remote control command to pause playback.
    case remoteControlPause = 101
    /// The remote control command to stop playback.
    case remoteControlStop = 102
    /// The remote control command to toggle between playback and pause.
    case remoteControlTogglePlayPause = 103
    /// The remote control command to go to the next track.
    case remoteControlNextTrack = 104
    /// The remote control command to go to the previous track.
    case remoteControlPreviousTrack = 105
    /// The remote control command to begin seeking backward.
    case remoteControlBeginSeekingBackward = 106
    /// The remote control command to end seeking backward.
    case remoteControlEndSeekingBackward = 107
    /// The remote control command to begin seeking forward.
    case remoteControlBeginSeekingForward = 108
    /// The remote control command to end seeking forward.
    case remoteControlEndSeekingForward = 109
  }

  /// A set of pointer buttons.
  public struct ButtonMask: OptionSet, Hashable, Sendable {
    /// The raw bits of the set.
    public let rawValue: Int

    /// Creates a set with the given bits.
    public init(rawValue: Int) { self.rawValue = rawValue }

    /// The primary button, which selects.
    public static var primary: ButtonMask { ButtonMask(rawValue: 1 << 0) }
    /// The secondary button, which opens a menu.
    public static var secondary: ButtonMask { ButtonMask(rawValue: 1 << 1) }

    /// Returns the button of the given number, counted from 1: primary, secondary, others.
    public static func button(_ buttonNumber: Int) -> ButtonMask {
      ButtonMask(rawValue: 1 << max(0, buttonNumber - 1))
    }
  }
}

extension UIEvent.ButtonMask {
  /// Creates the mask of a host's button number, where 2 is the middle button and 3 the secondary one.
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
