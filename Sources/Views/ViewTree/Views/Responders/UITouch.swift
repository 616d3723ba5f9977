// SPDX-License-Identifier: Apache-2.0

public import Foundation
public import MullionCollectionGeometry

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

  /// What can be a guess about a touch at first.
  public struct Properties: OptionSet, Hashable, Sendable {
    /// The bits of the set.
    public let rawValue: Int

    /// The set with the given bits.
    public init(rawValue: Int) { self.rawValue = rawValue }

    /// How hard it presses.
    public static let force = Properties(rawValue: 1 << 0)
    /// Where a pencil points.
    public static let azimuth = Properties(rawValue: 1 << 1)
    /// The angle between a pencil and the screen.
    public static let altitude = Properties(rawValue: 1 << 2)
    /// Where it is.
    public static let location = Properties(rawValue: 1 << 3)
    /// How far a pencil is rolled.
    public static let roll = Properties(rawValue: 1 << 4)
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
  /// Whether a drag of the touch scrolls content where the app leaves that open.
  let dragsContent: Bool
  /// Where the touch came down, in the surface's coordinate space, in points.
  let start: CGPoint
  private var location: CGPoint
  private var previous: CGPoint

  /// A touch that never was, of no view, as tests make one.
  public override init() {
    location = .zero
    previous = .zero
    start = .zero
    tapCount = 0
    type = .direct
    buttons = UIEvent.ButtonMask()
    modifiers = []
    dragsContent = true
    timestamp = 0
    super.init()
  }

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
    dragsContent = event.dragsContent
    self.timestamp = timestamp
    super.init()
  }

  /// Where the touch is, in the coordinate space of `view`; nil: the surface's, in points.
  open func location(in view: UIView?) -> CGPoint { convert(location, to: view) }

  /// Where the touch was before, in the coordinate space of `view`; nil: the surface's, in points.
  open func previousLocation(in view: UIView?) -> CGPoint { convert(previous, to: view) }

  // MARK: How it touches

  /// Where the touch is as exactly as it is known: ``location(in:)``, since hosts report nothing finer.
  open func preciseLocation(in view: UIView?) -> CGPoint { location(in: view) }

  /// Where the touch was as exactly as it is known: ``previousLocation(in:)``.
  open func precisePreviousLocation(in view: UIView?) -> CGPoint { previousLocation(in: view) }

  /// How hard it presses, 1 as people mostly do; 0, as on a screen that does not feel it.
  open var force: CGFloat { 0 }

  /// The most ``force`` there can be; 0, as on a screen that does not feel it.
  open var maximumPossibleForce: CGFloat { 0 }

  /// The radius of what touches, in points; 0: hosts report none.
  open var majorRadius: CGFloat { 0 }

  /// How far off ``majorRadius`` may be, in points: 0.
  open var majorRadiusTolerance: CGFloat { 0 }

  /// The angle between a pencil and the screen, in radians; a right one for what is no pencil.
  open var altitudeAngle: CGFloat { .pi / 2 }

  /// Where a pencil points, in radians from the x axis of `view`; 0 for what is no pencil.
  open func azimuthAngle(in view: UIView?) -> CGFloat { 0 }

  /// Where a pencil points, as a vector of length 1; along the x axis for what is no pencil.
  open func azimuthUnitVector(in view: UIView?) -> CGVector { CGVector(dx: 1, dy: 0) }

  /// How far a pencil is rolled about itself, in radians; 0 for what is no pencil.
  open var rollAngle: CGFloat { 0 }

  /// What of the touch is a guess; nothing: only pencils guess.
  open var estimatedProperties: Properties { [] }

  /// What of the touch will be told more exactly later; nothing.
  open var estimatedPropertiesExpectingUpdates: Properties { [] }

  /// Tells which guess a later report is about; nil, since nothing is guessed.
  open var estimationUpdateIndex: NSNumber? { nil }

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
