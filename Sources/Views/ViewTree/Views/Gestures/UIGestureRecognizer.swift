// SPDX-License-Identifier: Apache-2.0

public import Foundation
import MullionContracts

/// An object that recognises a kind of gesture in the touches of a view and its subviews.
///
/// A recogniser receives touches before the view in which they began. Subclasses override the touch methods
/// and set ``state``; the touches are delivered to the view until a recogniser that cancels them has
/// recognised. A recognised gesture is reported to methods of targets (``addTarget(_:action:)``);
/// `MullionExtras` adds closures. Differs from UIKit: ``state`` is settable without a separate module for
/// subclasses. Key presses do not reach recognisers.
@preconcurrency @MainActor
open class UIGestureRecognizer: NSObject, _NamedMembers {
  /// Creates a recogniser that calls the method `action` of `target` and belongs to no view yet.
  ///
  /// The target is not retained.
  public init(target: Any?, action: Selector?) {
    super.init()
    TearDown.onMain(self)
    if let target, let action { addTarget(target, action: action) }
  }

  /// Creates a recogniser that has no targets and belongs to no view yet.
  public override convenience init() { self.init(target: nil, action: nil) }

  /// The members of the class that are accessible by name.
  open class var _namedMembers: [_NamedMember] { [] }

  // MARK: Targets

  /// Adds a target whose method `action` is called when the gesture begins, changes, ends or is cancelled.
  ///
  /// The target is not retained. Adding an existing pair of target and action is a no-op.
  open func addTarget(_ target: Any, action: Selector) {
    let added = TargetAction(target, action)
    guard !targets.contains(where: { $0.isSame(as: added) }) else { return }
    targets.append(added)
  }

  /// Removes the method `action` of `target`.
  ///
  /// `nil` for the target matches any target, `nil` for the action any action.
  open func removeTarget(_ target: Any?, action: Selector?) {
    targets.removeAll { $0.isOver || $0.matches(target: target, action: action) }
  }

  /// Notifies handlers and targets that the state or the gesture changed.
  final func notify() {
    for handler in handlers { handler.body(self) }
    for method in targets {
      if let target = method.target { method.action.send(to: target, [self]) }
    }
  }

  private var targets: [TargetAction] = []

  // MARK: Settings

  /// The delegate that determines the behaviour of the recogniser; it is not retained.
  open weak var delegate: (any UIGestureRecognizerDelegate)? {
    didSet { UncalledMethods.report(of: delegate) }
  }
  /// The view whose touches the recogniser follows, or `nil`.
  open internal(set) var view: UIView? {
    get { followed }
    set { followed = newValue }
  }
  @Unheld private var followed: UIView?
  /// A name for debugging, for the app's own use.
  open var name: String?

  /// Whether the recogniser follows touches; disabling it cancels a gesture in progress.
  open var isEnabled = true {
    didSet { if !isEnabled, oldValue { arena?.abandon(self) } }
  }

  /// Whether the touches of the view are cancelled when the gesture is recognised.
  open var cancelsTouchesInView = true
  /// Whether the beginning of touches is withheld from the view until the recogniser has failed or
  /// recognised; in the latter case, the view receives the touches only if ``cancelsTouchesInView`` is
  /// `false`.
  open var delaysTouchesBegan = false
  /// Whether the end of touches is withheld from the view until the recogniser has failed or recognised; if
  /// it recognises, the touches are cancelled unless ``cancelsTouchesInView`` is `false`.
  open var delaysTouchesEnded = true
  /// The raw values of the types of touches that the recogniser follows.
  open var allowedTouchTypes: [NSNumber] = [
    UITouch.TouchType.direct, .indirect, .pencil, .indirectPointer,
  ].map { NSNumber(value: $0.rawValue) }
  /// Whether touches of a second type are ignored while touches of one type are followed.
  open var requiresExclusiveTouchType = true
  /// The modifier keys that were held at the last event.
  open internal(set) var modifierFlags: UIKeyModifierFlags = []
  /// The buttons that were down at the last event.
  open internal(set) var buttonMask: UIEvent.ButtonMask = []

  // MARK: State

  /// The state of the recogniser.
  ///
  /// Subclasses set it. On a transition from `.possible` to a recognised state, the recogniser waits for the
  /// recognisers that it requires to fail. It fails if one of these recognises, if a view or the delegate
  /// does not allow it to begin, or if a recogniser that has already recognised prevents it. Setting the
  /// state is a no-op while no gesture is being tracked.
  open var state: State {
    get { currentState }
    set { arena?.change(self, to: newValue) }
  }

  /// Called when the recogniser returns to `.possible`: after its touches have ended, or because it was
  /// disabled or removed from its view; subclasses reset their state.
  open func reset() {}

  /// Stops following `touch`, which is still delivered to its view and to other recognisers.
  open func ignore(_ touch: UITouch, for event: UIEvent) {
    liveTouches.removeAll { $0 === touch }
    arena?.decided()
  }

  // MARK: Other recognisers

  /// Makes this recogniser wait until `otherGestureRecognizer` fails.
  open func require(toFail otherGestureRecognizer: UIGestureRecognizer) {
    requirements.removeAll { $0.recognizer == nil }
    requirements.append(Requirement(recognizer: otherGestureRecognizer))
  }

  /// Returns whether this recogniser, once it has recognised, makes `preventedGestureRecognizer` fail; `true`
  /// by default.
  open func canPrevent(_ preventedGestureRecognizer: UIGestureRecognizer) -> Bool { true }
  /// Returns whether `preventingGestureRecognizer`, once it has recognised, makes this recogniser fail;
  /// `true` by default.
  open func canBePrevented(by preventingGestureRecognizer: UIGestureRecognizer) -> Bool { true }
  /// Returns whether this recogniser waits until `otherGestureRecognizer` fails; `false` by default.
  open func shouldRequireFailure(of otherGestureRecognizer: UIGestureRecognizer) -> Bool { false }
  /// Returns whether `otherGestureRecognizer` waits until this recogniser fails; `false` by default.
  open func shouldBeRequiredToFail(by otherGestureRecognizer: UIGestureRecognizer) -> Bool {
    false
  }
  /// Returns whether the recogniser receives `event`; by default, the delegate decides.
  open func shouldReceive(_ event: UIEvent) -> Bool {
    effectiveDelegate?.gestureRecognizer(self, shouldReceive: event) ?? true
  }

  // MARK: Touches

  /// Called when touches began; does nothing by default.
  open func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {}
  /// Called when touches moved; does nothing by default.
  open func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {}
  /// Called when touches ended; does nothing by default.
  open func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {}
  /// Called when touches were cancelled; does nothing by default.
  open func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {}

  /// The number of touches that the recogniser follows.
  open var numberOfTouches: Int { liveTouches.count }

  /// Returns the centroid of the touches, in the coordinate space of `view` or, for `nil`, of the surface, in
  /// points.
  ///
  /// After the touches have ended, it returns their last centroid.
  open func location(in view: UIView?) -> CGPoint { place(centroid, in: view) }

  /// Returns the location of the touch at `touchIndex`, in the coordinate space of `view` or, for `nil`, of
  /// the surface.
  ///
  /// For an index that is out of range, it returns the centroid.
  open func location(ofTouch touchIndex: Int, in view: UIView?) -> CGPoint {
    guard liveTouches.indices.contains(touchIndex) else { return location(in: view) }
    return liveTouches[touchIndex].location(in: view)
  }

  // MARK: State of the arena

  /// A recogniser that is required to fail first.
  struct Requirement {
    weak var recognizer: UIGestureRecognizer?
  }

  /// The closures called when the gesture begins, changes, ends or is cancelled, in the order in which they
  /// were added.
  package var handlers: [(key: Int, body: (UIGestureRecognizer) -> Void)] = []
  /// The arena in which the recogniser is active, or `nil`.
  weak var arena: GestureArena?
  var currentState = State.possible
  /// The state to which the recogniser changes when the recognisers it requires to fail have failed.
  var pendingState: State?
  /// The touches being followed, in the order in which they began.
  var liveTouches: [UITouch] = []
  /// The touches of the gesture, including those that have ended.
  var sequenceTouches: [UITouch] = []
  /// The time at which ``deadlinePassed()`` is called, in seconds on the host's clock, or `nil`.
  var deadline: TimeInterval?
  /// The centroid of the touches when the last of them ended.
  var lastCentroid = CGPoint.zero
  private(set) var requirements: [Requirement] = []

  /// The delegate, or its substitute in a subclass.
  var effectiveDelegate: (any UIGestureRecognizerDelegate)? { delegate }
  /// Called when the deadline has passed.
  func deadlinePassed() {}
  /// Called when the state changed, before the handlers; overridden by the library's recognisers.
  func stateDidChange() {}
  /// Returns whether the recogniser follows touches with the button of `touch`; overridden by the library's
  /// recognisers.
  func follows(_ touch: UITouch) -> Bool { buttonIsPrimary(touch) }
  /// The rank by which recognisers of one view receive touches: largest first, then in the order in which
  /// they were added.
  var precedence: Int { 0 }
  /// Whether the recogniser recognises single taps with one finger; overridden by the library's recognisers.
  var takesSingleTaps: Bool { false }

  final func buttonIsPrimary(_ touch: UITouch) -> Bool {
    touch.type != .indirectPointer || touch.buttons.contains(.primary)
  }

  /// The centroid of the touches in the surface's coordinate space, in points.
  final var centroid: CGPoint {
    guard !liveTouches.isEmpty else { return lastCentroid }
    var sum = CGPoint.zero
    for touch in liveTouches {
      let place = touch.location(in: nil)
      sum.x += place.x
      sum.y += place.y
    }
    let count = CGFloat(liveTouches.count)
    return CGPoint(x: sum.x / count, y: sum.y / count)
  }

  final func place(_ point: CGPoint, in view: UIView?) -> CGPoint {
    view?.convertFromSurface(point) ?? point
  }

  /// Returns `vector`, given in the surface's coordinate space, converted to that of `view`; unmodified for
  /// `nil`.
  final func distance(_ vector: CGPoint, in view: UIView?) -> CGPoint {
    let start = place(.zero, in: view)
    let end = place(vector, in: view)
    return CGPoint(x: end.x - start.x, y: end.y - start.y)
  }
}
