// SPDX-License-Identifier: Apache-2.0

public import Foundation

/// A finger, or a pointer whose button is down, from when it comes until it goes.
@preconcurrency @MainActor
open class UITouch: NSObject, _NamedMembers {
  /// What a touch does.
  public enum Phase: Int, Sendable {
    /// It came down.
    case began = 0
    /// It moved.
    case moved = 1
    /// It is where it was.
    case stationary = 2
    /// It went up.
    case ended = 3
    /// It was taken away: by scrolling, or with the view it was in.
    case cancelled = 4
  }

  /// What touches.
  public enum TouchType: Int, Sendable {
    /// A finger.
    case direct = 0
    /// A finger elsewhere than on the screen.
    case indirect = 1
    /// A pencil.
    case pencil = 2
    /// A pointer.
    case indirectPointer = 3
  }

  /// What the touch does now.
  open private(set) var phase: Phase = .began
  /// When that happened, in seconds on the host's clock.
  open private(set) var timestamp: TimeInterval
  /// How many taps came in a row, this one included.
  open private(set) var tapCount: Int
  /// What touches.
  open private(set) var type: TouchType
  /// The view that the touch came down in.
  open private(set) weak var view: UIView?

  /// The recognisers that follow the touch.
  open internal(set) var gestureRecognizers: [UIGestureRecognizer]? = []
  /// The handler that took the touch as a press, on its way along the responder chain.
  weak var handler: (any InputHandling)?
  /// The keys that were held when the touch came down.
  let modifiers: KeyEvent.Modifiers
  /// The buttons of the pointer that are down.
  package let buttons: UIEvent.ButtonMask
  /// Where the touch came down, in the surface's coordinate space, in points.
  let start: CGPoint
  private var location: CGPoint
  private var previous: CGPoint

  /// A touch that a host reports, which came down in `view`.
  init(in view: UIView, at event: PointerEvent, timestamp: TimeInterval) {
    self.view = view
    location = event.location
    previous = event.location
    start = event.location
    tapCount = event.clickCount
    type = event.isDirect ? .direct : .indirectPointer
    buttons = UIEvent.ButtonMask(hostButton: event.button)
    modifiers = event.modifiers
    self.timestamp = timestamp
    super.init()
  }

  /// Where the touch is, in the coordinate space of `view`; nil: the surface's, in points.
  open func location(in view: UIView?) -> CGPoint { convert(location, to: view) }

  /// Where the touch was before, in the coordinate space of `view`; nil: the surface's, in points.
  open func previousLocation(in view: UIView?) -> CGPoint { convert(previous, to: view) }

  func change(_ phase: Phase, to location: CGPoint, at time: TimeInterval) {
    self.phase = phase
    timestamp = time
    previous = self.location
    self.location = location
  }

  /// Makes `phase` what the touch does, where it is.
  func change(_ phase: Phase) { self.phase = phase }

  private func convert(_ point: CGPoint, to view: UIView?) -> CGPoint {
    view?.convertFromSurface(point) ?? point
  }

  /// The members of the class that can be reached by name.
  open class var _namedMembers: [_NamedMember] { [] }
}
