// SPDX-License-Identifier: Apache-2.0

public import Foundation
public import MullionCollectionGeometry

/// A touch of a finger, or of a pointer with a pressed button, from its beginning to its end.
@preconcurrency @MainActor
open class UITouch: NSObject, _NamedMembers {
  /// The phases of a touch.
  public enum Phase: Int, Sendable {
    /// The phase in which the touch began.
    case began = 0
    /// The phase in which the touch moved.
    case moved = 1
    /// The phase in which the touch has not moved.
    case stationary = 2
    /// The phase in which the touch ended.
    case ended = 3
    /// The phase in which the touch was cancelled, for example by a gesture or with the removal of its view.
    case cancelled = 4
  }

  /// The types of touches.
  public enum TouchType: Int, Sendable {
    /// A finger on the screen.
    case direct = 0
    /// A finger on another device than the screen.
    case indirect = 1
    /// A pencil.
    case pencil = 2
    /// A pointer.
    case indirectPointer = 3
  }

  /// The properties of a touch that can be estimates at first.
  public struct Properties: OptionSet, Hashable, Sendable {
    /// The raw bits of the set.
    public let rawValue: Int

    /// Creates a set with the given bits.
    public init(rawValue: Int) { self.rawValue = rawValue }

    /// The force of the touch.
    public static let force = Properties(rawValue: 1 << 0)
    /// The azimuth angle of a pencil.
    public static let azimuth = Properties(rawValue: 1 << 1)
    /// The altitude angle of a pencil.
    public static let altitude = Properties(rawValue: 1 << 2)
    /// The location of the touch.
    public static let location = Properties(rawValue: 1 << 3)
    /// The roll angle of a pencil.
    public static let roll = Properties(rawValue: 1 << 4)
  }

  /// The phase of the touch, from its beginning to its end or cancellation.
  open private(set) var phase: Phase = .began
  /// The time of the last change, in seconds on the host's clock.
  open private(set) var timestamp: TimeInterval
  /// The number of consecutive taps, including this one.
  open private(set) var tapCount: Int
  /// The type of the touch.
  open private(set) var type: TouchType
  /// The view in which the touch began.
  open private(set) weak var view: UIView?

  /// The recognisers that follow the touch.
  open internal(set) var gestureRecognizers: [UIGestureRecognizer]? = []
  /// The handler that follows the touch as a press, found along the responder chain.
  weak var handler: (any InputHandling)?
  /// The modifier keys that were held when the touch began.
  let modifiers: KeyEvent.Modifiers
  /// The pressed buttons of the pointer.
  package let buttons: UIEvent.ButtonMask
  /// Whether dragging with the touch scrolls content where the application does not specify it.
  let dragsContent: Bool
  /// The location at which the touch began, in the surface's coordinate space, in points.
  let start: CGPoint
  private var location: CGPoint
  private var previous: CGPoint

  /// Creates a touch without a view, for tests.
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

  /// Creates a touch reported by a host, which began in `view`.
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

  /// Returns the location of the touch, in the coordinate space of `view` or, for `nil`, of the surface, in
  /// points.
  open func location(in view: UIView?) -> CGPoint { convert(location, to: view) }

  /// Returns the previous location of the touch, in the coordinate space of `view` or, for `nil`, of the
  /// surface, in points.
  open func previousLocation(in view: UIView?) -> CGPoint { convert(previous, to: view) }

  // MARK: Touch properties

  /// Returns the precise location of the touch: ``location(in:)``, as hosts report nothing finer.
  open func preciseLocation(in view: UIView?) -> CGPoint { location(in: view) }

  /// Returns the precise previous location of the touch: ``previousLocation(in:)``.
  open func precisePreviousLocation(in view: UIView?) -> CGPoint { previousLocation(in: view) }

  /// The force of the touch, where 1 is average; always 0, as on a screen that does not measure it.
  open var force: CGFloat { 0 }

  /// The maximum of ``force``; always 0, as on a screen that does not measure it.
  open var maximumPossibleForce: CGFloat { 0 }

  /// The radius of the touch, in points; always 0, as hosts report none.
  open var majorRadius: CGFloat { 0 }

  /// The tolerance of ``majorRadius``, in points; always 0.
  open var majorRadiusTolerance: CGFloat { 0 }

  /// The angle between a pencil and the screen, in radians; always π/2, as no host reports pencils.
  open var altitudeAngle: CGFloat { .pi / 2 }

  /// Returns the azimuth of a pencil, in radians from the x axis of `view`; always 0, as no host reports
  /// pencils.
  open func azimuthAngle(in view: UIView?) -> CGFloat { 0 }

  /// Returns the azimuth of a pencil as a unit vector; always along the x axis, as no host reports pencils.
  open func azimuthUnitVector(in view: UIView?) -> CGVector { CGVector(dx: 1, dy: 0) }

  /// The rotation of a pencil about its axis, in radians; always 0, as no host reports pencils.
  open var rollAngle: CGFloat { 0 }

  /// The properties that are estimates; always empty.
  open var estimatedProperties: Properties { [] }

  /// The estimated properties that will be updated; always empty.
  open var estimatedPropertiesExpectingUpdates: Properties { [] }

  /// The index that relates the touch to a later update of its estimates; always `nil`.
  open var estimationUpdateIndex: NSNumber? { nil }

  func change(_ phase: Phase, to location: CGPoint, at time: TimeInterval) {
    self.phase = phase
    timestamp = time
    previous = self.location
    self.location = location
  }

  /// Changes the phase without changing the location.
  func change(_ phase: Phase) { self.phase = phase }

  private func convert(_ point: CGPoint, to view: UIView?) -> CGPoint {
    view?.convertFromSurface(point) ?? point
  }

  /// The members of the class that are accessible by name.
  open class var _namedMembers: [_NamedMember] { [] }
}
