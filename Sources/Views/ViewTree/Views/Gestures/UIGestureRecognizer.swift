// SPDX-License-Identifier: Apache-2.0

public import Foundation
import MullionContracts

/// Finds out whether touches in a view, and in the views in it, are a gesture of one kind.
///
/// A recogniser gets touches before the view they came down in. Subclasses override the touch
/// methods and set ``state``; the touches go on to the view until a recogniser has recognised.
///
/// What it finds it tells methods of targets (``addTarget(_:action:)``); `MullionExtras` attaches
/// closures.
///
/// Differs from UIKit: ``state`` can be set by everyone, there is no submodule for subclasses.
/// Presses of keys don't reach recognisers.
@preconcurrency @MainActor
open class UIGestureRecognizer: NSObject, _NamedMembers {
  /// A recogniser that belongs to no view yet, and calls the method `action` of `target`.
  ///
  /// The target is not kept alive.
  public init(target: Any?, action: Selector?) {
    super.init()
    TearDown.onMain(self)
    if let target, let action { addTarget(target, action: action) }
  }

  /// A recogniser that belongs to no view yet and tells nobody.
  public override convenience init() { self.init(target: nil, action: nil) }

  /// The members of the class that can be reached by name.
  open class var _namedMembers: [_NamedMember] { [] }

  // MARK: Targets

  /// Calls the method `action` of `target` when the gesture begins, goes on, ends or is cancelled.
  ///
  /// The target is not kept alive. A target and action that are there already are not added again.
  open func addTarget(_ target: Any, action: Selector) {
    let added = TargetAction(target, action)
    guard !targets.contains(where: { $0.isSame(as: added) }) else { return }
    targets.append(added)
  }

  /// No longer calls the method `action` of `target`; without a target: of any; without an action:
  /// any of the target's.
  open func removeTarget(_ target: Any?, action: Selector?) {
    targets.removeAll { $0.isOver || $0.matches(target: target, action: action) }
  }

  /// Tells handlers and targets that the state is another, or that the gesture went on.
  final func tell() {
    for handler in handlers { handler.body(self) }
    for method in targets {
      if let target = method.target { method.action.send(to: target, [self]) }
    }
  }

  private var targets: [TargetAction] = []

  // MARK: Settings

  /// Decides what the recogniser may do.
  open weak var delegate: (any UIGestureRecognizerDelegate)? {
    didSet { UncalledMethods.report(of: delegate) }
  }
  /// The view whose touches the recogniser follows.
  open internal(set) var view: UIView? {
    get { followed }
    set { followed = newValue }
  }
  @Unheld private var followed: UIView?
  /// A name for debugging.
  open var name: String?

  /// Whether the recogniser follows touches; switching it off cancels a gesture that goes on.
  open var isEnabled = true {
    didSet { if !isEnabled, oldValue { arena?.abandon(self) } }
  }

  /// Whether the view's touches are cancelled when the gesture is recognised.
  open var cancelsTouchesInView = true
  /// Whether the view hears of touches only when the recogniser has failed.
  open var delaysTouchesBegan = false
  /// Whether the view hears that touches went up only when the recogniser has failed.
  open var delaysTouchesEnded = true
  /// The raw values of the types of touches that the recogniser follows.
  open var allowedTouchTypes: [NSNumber] = [
    UITouch.TouchType.direct, .indirect, .pencil, .indirectPointer,
  ].map { NSNumber(value: $0.rawValue) }
  /// The raw values of the types of presses that the recogniser follows; kept: nobody has a remote control.
  open var allowedPressTypes: [NSNumber] = [
    UIPress.PressType.upArrow, .downArrow, .leftArrow, .rightArrow, .select, .menu, .playPause,
  ].map { NSNumber(value: $0.rawValue) }
  /// Whether touches of a second type are ignored while touches of one type are followed.
  open var requiresExclusiveTouchType = true
  /// The keys that were held at the last event.
  open internal(set) var modifierFlags: UIKeyModifierFlags = []
  /// The buttons that were down at the last event.
  open internal(set) var buttonMask: UIEvent.ButtonMask = []

  // MARK: State

  /// How far the recogniser is.
  ///
  /// Subclasses set it. From `.possible` to a recognition it changes only when the delegate, the
  /// recognisers that have to fail first, and those that recognised already let it; otherwise the
  /// recogniser waits, or fails.
  open var state: State {
    get { currentState }
    set { arena?.change(self, to: newValue) }
  }

  /// The recogniser goes back to `.possible` because the touches are gone; subclasses forget them.
  open func reset() {}

  /// No longer follows `touch`; the touch goes to its view alone.
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

  /// Whether this recogniser, once it has recognised, makes `preventedGestureRecognizer` fail.
  open func canPrevent(_ preventedGestureRecognizer: UIGestureRecognizer) -> Bool { true }
  /// Whether `preventingGestureRecognizer` makes this recogniser fail once it has recognised.
  open func canBePrevented(by preventingGestureRecognizer: UIGestureRecognizer) -> Bool { true }
  /// Whether this recogniser waits until `otherGestureRecognizer` fails.
  open func shouldRequireFailure(of otherGestureRecognizer: UIGestureRecognizer) -> Bool { false }
  /// Whether `otherGestureRecognizer` waits until this recogniser fails.
  open func shouldBeRequiredToFail(by otherGestureRecognizer: UIGestureRecognizer) -> Bool {
    false
  }
  /// Whether the recogniser hears of `event`.
  open func shouldReceive(_ event: UIEvent) -> Bool {
    effectiveDelegate?.gestureRecognizer(self, shouldReceive: event) ?? true
  }

  // MARK: Touches

  /// Touches came down; does nothing unless overridden.
  open func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {}
  /// Touches moved; does nothing unless overridden.
  open func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {}
  /// Touches went up; does nothing unless overridden.
  open func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {}
  /// Touches were taken away; does nothing unless overridden.
  open func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {}

  /// How many touches the recogniser follows.
  open var numberOfTouches: Int { liveTouches.count }

  /// The middle of the touches, in the coordinate space of `view`; nil: the surface's, in points.
  ///
  /// When they are gone, where it was last.
  open func location(in view: UIView?) -> CGPoint { place(centroid, in: view) }

  /// Where the touch at `touchIndex` is, in the coordinate space of `view`; nil: the surface's.
  open func location(ofTouch touchIndex: Int, in view: UIView?) -> CGPoint {
    guard liveTouches.indices.contains(touchIndex) else { return location(in: view) }
    return liveTouches[touchIndex].location(in: view)
  }

  // MARK: What the arena knows

  /// A recogniser that has to fail first.
  struct Requirement {
    weak var recognizer: UIGestureRecognizer?
  }

  /// What is told of changes, in the order it was added.
  package var handlers: [(key: Int, body: (UIGestureRecognizer) -> Void)] = []
  /// Where the recogniser competes with others, while it does.
  weak var arena: GestureArena?
  var currentState = State.possible
  /// What the recogniser becomes when those that have to fail first did.
  var pendingState: State?
  /// The touches that are followed, in the order they came down.
  var liveTouches: [UITouch] = []
  /// The touches of the gesture, with those that went up.
  var sequenceTouches: [UITouch] = []
  /// When ``deadlinePassed()`` is due, in seconds on the host's clock.
  var deadline: TimeInterval?
  /// Where the touches were when the last of them went.
  var lastCentroid = CGPoint.zero
  private(set) var requirements: [Requirement] = []

  /// The delegate, or what stands in for it.
  var effectiveDelegate: (any UIGestureRecognizerDelegate)? { delegate }
  /// The deadline passed while the recogniser was waiting for it.
  func deadlinePassed() {}
  /// Hook of our own recognisers: the state changed, handlers are told next.
  func stateDidChange() {}
  /// Hook of our own recognisers: whether they look at touches of `touch`'s button.
  func follows(_ touch: UITouch) -> Bool { buttonIsPrimary(touch) }
  /// Recognisers of one view get touches in this order, largest first, then as they were added.
  var precedence: Int { 0 }
  /// Hook of our own recognisers: whether a single tap of one finger is what they find.
  var takesSingleTaps: Bool { false }

  final func buttonIsPrimary(_ touch: UITouch) -> Bool {
    touch.type != .indirectPointer || touch.buttons.contains(.primary)
  }

  /// The middle of the touches in the surface's coordinate space, in points.
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

  /// A distance of the surface's coordinate space in that of `view`.
  final func distance(_ vector: CGPoint, in view: UIView?) -> CGPoint {
    let start = place(.zero, in: view)
    let end = place(vector, in: view)
    return CGPoint(x: end.x - start.x, y: end.y - start.y)
  }
}
