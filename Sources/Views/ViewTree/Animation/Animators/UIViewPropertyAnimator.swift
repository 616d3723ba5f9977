// SPDX-License-Identifier: Apache-2.0

public import Foundation
import MullionContracts

/// Animates changes of views that can be held, turned round, moved by hand and stopped.
///
/// Views have their new values at once and are seen on their way, as with `UIView.animate`. An
/// animator that ends at its start sets the values back.
///
/// It runs once and is over then, unless ``pausesOnCompletion`` says that it stays at its end.
@preconcurrency @MainActor
open class UIViewPropertyAnimator: NSObject, UIViewImplicitlyAnimating, _NamedMembers {
  /// How progress follows time; nil: as one that has begun goes on.
  open private(set) var timingParameters: (any UITimingCurveProvider)?
  /// How long the way takes, in seconds.
  public let duration: TimeInterval
  /// How long it waits after `startAnimation()`, in seconds.
  open private(set) var delay: TimeInterval = 0
  /// Whether views can be pointed at meanwhile.
  open var isUserInteractionEnabled = true
  /// Whether what waits to be updated and laid out is, where changes begin and end to be animated.
  open var flushUpdates = false
  /// Whether `fractionComplete` moves progress evenly, whatever the curve is.
  open var scrubsLinearly = true
  /// Whether it can be held and stopped; else it goes on to its end.
  open var isInterruptible = true
  /// Whether it stays active at its end, where it is held: it can be turned round and go on then.
  ///
  /// Nobody is told that it arrived; it is over when it is stopped and finished.
  open var pausesOnCompletion = false

  /// How far the animator is.
  open private(set) var state: UIViewAnimatingState = .inactive
  private let pace: AnimationPace
  private var waiting: [(delay: CGFloat, body: () -> Void)] = []
  private var completions: [(UIViewAnimatingPosition) -> Void] = []
  private var hasRun = false

  // MARK: Making one

  /// An animator of a spring or cubic curve; some springs decide themselves how long they take.
  public required init(
    duration: TimeInterval, timingParameters parameters: any UITimingCurveProvider
  ) {
    require(
      duration.isFinite, "an animator of \(duration) seconds; pass a finite number of seconds")
    let wanted = HostEnvironment.reducesMotion ? 0 : max(0, duration)
    timingParameters = parameters
    var taken = wanted
    let curve: AnimationTiming.Curve
    if let spring = parameters.springTimingParameters, wanted > 0 {
      let (shape, own) = spring.curve(in: wanted)
      curve = .spring(shape)
      taken = own
    } else {
      curve = .cubic(parameters.cubicTimingParameters?.shape ?? .easeInOut)
    }
    self.duration = taken
    pace = AnimationPace(duration: taken, curve: curve)
    super.init()
  }

  /// An animator that takes no time.
  public override convenience init() {
    self.init(duration: 0, timingParameters: UICubicTimingParameters())
  }

  /// An animator of a named curve.
  public convenience init(
    duration: TimeInterval, curve: UIView.AnimationCurve, animations: (() -> Void)? = nil
  ) {
    self.init(
      duration: duration, timingParameters: UICubicTimingParameters(animationCurve: curve))
    if let animations { addAnimations(animations) }
  }

  /// An animator of a cubic curve.
  public convenience init(
    duration: TimeInterval, controlPoint1 point1: CGPoint, controlPoint2 point2: CGPoint,
    animations: (() -> Void)? = nil
  ) {
    self.init(
      duration: duration,
      timingParameters: UICubicTimingParameters(controlPoint1: point1, controlPoint2: point2))
    if let animations { addAnimations(animations) }
  }

  /// An animator of a spring.
  public convenience init(
    duration: TimeInterval, dampingRatio ratio: CGFloat, animations: (() -> Void)? = nil
  ) {
    self.init(
      duration: duration, timingParameters: UISpringTimingParameters(dampingRatio: ratio))
    if let animations { addAnimations(animations) }
  }

  /// An animator that has begun.
  open class func runningPropertyAnimator(
    withDuration duration: TimeInterval, delay: TimeInterval,
    options: UIView.AnimationOptions = [], animations: @escaping () -> Void,
    completion: ((UIViewAnimatingPosition) -> Void)? = nil
  ) -> Self {
    let shape = options.curve
    let animator = Self(
      duration: duration,
      timingParameters: UICubicTimingParameters(
        controlPoint1: CGPoint(x: shape.x1, y: shape.y1),
        controlPoint2: CGPoint(x: shape.x2, y: shape.y2)))
    animator.flushUpdates = options.contains(.flushUpdates)
    animator.addAnimations(animations)
    if let completion { animator.addCompletion(completion) }
    animator.startAnimation(afterDelay: delay)
    return animator
  }

  // MARK: What it does

  /// Adds changes.
  open func addAnimations(_ animation: @escaping () -> Void) {
    addAnimations(animation, delayFactor: 0)
  }

  /// Adds changes that begin after a share of what is left.
  open func addAnimations(_ animation: @escaping () -> Void, delayFactor: CGFloat) {
    let factor = max(0, min(1, delayFactor))
    guard state == .active else {
      waiting.append((factor, animation))
      return
    }
    run(animation, delayFactor: factor)
  }

  /// Adds what is called at the end.
  open func addCompletion(_ completion: @escaping (UIViewAnimatingPosition) -> Void) {
    completions.append(completion)
  }

  private func run(_ animation: () -> Void, delayFactor: CGFloat) {
    var manner = AnimationBlock.Manner()
    manner.duration = duration
    manner.curve = pace.curve
    manner.allowsInteraction = isUserInteractionEnabled
    manner.flushesUpdates = flushUpdates
    let block = AnimationBlock(manner)
    block.pace = pace
    let elapsed = pace.elapsed(at: pace.animator?.now ?? 0)
    pace.offset = elapsed + (duration - elapsed) * Double(delayFactor)
    block.runAll(animation)
    pace.offset = 0
  }

  /// Makes the changes, held at the start.
  private func activate() {
    guard state == .inactive, !hasRun else { return }
    hasRun = true
    state = .active
    let due = waiting
    waiting = []
    for (factor, body) in due { run(body, delayFactor: factor) }
  }

  // MARK: Going and staying

  /// Whether it moves, and is not held.
  open var isRunning: Bool { state == .active && !pace.isHeld }

  /// Whether it goes back to the start.
  open var isReversed: Bool {
    get { pace.isReversed }
    set { pace.isReversed = newValue }
  }

  /// How much of the way is done, from 0 to 1; of the time as long as it runs.
  open var fractionComplete: CGFloat {
    get {
      guard duration > 0 else { return state == .active ? 0 : hasRun ? 1 : 0 }
      let share = pace.elapsed(at: pace.animator?.now ?? 0) / duration
      let time = max(0, min(1, share))
      return CGFloat(scrubsLinearly && pace.isHeld ? pace.progress(ofTime: time) : time)
    }
    set {
      if state == .inactive { activate() }
      guard state == .active, newValue.isFinite else { return }
      let share = Double(newValue)
      pace.move(to: scrubsLinearly && pace.isHeld ? pace.time(ofProgress: share) : share)
    }
  }

  /// Begins, or goes on.
  open func startAnimation() { startAnimation(afterDelay: 0) }

  /// Begins after `delay` seconds.
  open func startAnimation(afterDelay delay: TimeInterval) {
    guard state != .stopped, state == .active || !hasRun else { return }
    self.delay = max(0, delay)
    activate()
    go(after: self.delay, rest: nil)
  }

  private func go(after delay: TimeInterval, rest: TimeInterval?) {
    guard let animator = pace.animator, duration > 0 else {
      // Nothing is seen on its way: all is there.
      if pausesOnCompletion { return pace.move(to: isReversed ? 0 : 1) }
      PendingCall { self.end(at: self.isReversed ? .start : .end) }.runSoon()
      return
    }
    pace.go(after: delay, rest: rest)

    animator.add(self)
  }

  /// Stays where it is; begins there if it has not begun.
  open func pauseAnimation() {
    guard isInterruptible else { return }
    activate()
    if state == .active { pace.hold() }
  }

  /// Goes on with what is left, in `durationFactor` times the duration; 0: in the rest of its own.
  ///
  /// Differs from UIKit: the curve stays as it was.
  open func continueAnimation(
    withTimingParameters parameters: (any UITimingCurveProvider)?, durationFactor: CGFloat
  ) {
    guard state == .active else { return }
    go(after: 0, rest: durationFactor > 0 ? duration * Double(durationFactor) : nil)
  }

  /// Stops where it is; without finishing, `finishAnimation(at:)` is to follow.
  open func stopAnimation(_ withoutFinishing: Bool) {
    guard state == .active, isInterruptible else { return }
    pace.hold()
    pace.finish(at: .current)
    state = .stopped
    if withoutFinishing {
      completions = []
      state = .inactive
    }
  }

  /// Ends what was stopped.
  ///
  /// - Precondition: It was stopped with `stopAnimation(false)`.
  open func finishAnimation(at finalPosition: UIViewAnimatingPosition) {
    require(
      state == .stopped,
      "finishAnimation(at:) on an animator that was not stopped; call stopAnimation(false) before")
    pace.settle(at: finalPosition)
    end(at: finalPosition)
  }

  private func end(at position: UIViewAnimatingPosition) {
    guard state != .inactive else { return }
    pace.finish(at: position)
    state = .inactive
    let due = completions
    completions = []
    due.forEach { $0(position) }
  }

  /// The members of the class that can be reached by name.
  open class var _namedMembers: [_NamedMember] { [] }
}

extension UIViewPropertyAnimator: AnimationTicking {
  func tick(to time: TimeInterval) -> Bool {
    guard isRunning else { return false }
    guard pace.hasEnded(at: time) else { return true }
    if pausesOnCompletion {
      pace.hold()
      return false
    }
    end(at: isReversed ? .start : .end)
    return false
  }
}
