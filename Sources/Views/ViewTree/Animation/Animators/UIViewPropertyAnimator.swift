// SPDX-License-Identifier: Apache-2.0

public import Foundation
import MullionContracts

/// An animator of changes to views that can be paused, reversed, scrubbed and stopped.
///
/// Properties of views have their new values immediately and only the display is animated, as with
/// `UIView.animate`. An animator that ends at its start sets the values back.
///
/// It runs once, and then becomes inactive unless ``pausesOnCompletion`` is `true`.
@preconcurrency @MainActor
open class UIViewPropertyAnimator: NSObject, UIViewImplicitlyAnimating, _NamedMembers {
  /// The timing curve of the animation.
  open private(set) var timingParameters: (any UITimingCurveProvider)?
  /// The duration of the animation, in seconds; 0 if the user's settings reduce motion.
  public let duration: TimeInterval
  /// The delay after `startAnimation()`, in seconds.
  open private(set) var delay: TimeInterval = 0
  /// Whether views can receive touches during the animation.
  open var isUserInteractionEnabled = true
  /// Whether pending updates and layout are performed before and after each block of changes.
  open var flushUpdates = false
  /// Whether `fractionComplete` of a paused animator is linear in the progress instead of following the
  /// curve.
  open var scrubsLinearly = true
  /// Whether the animator can be paused and stopped; otherwise it runs to its end.
  open var isInterruptible = true
  /// Whether the animator stays active, paused, at its end, where it can be reversed and resumed.
  ///
  /// Completion blocks are not called then; the animator ends when it is stopped and finished.
  open var pausesOnCompletion = false

  /// The state of the animator.
  open private(set) var state: UIViewAnimatingState = .inactive
  private let pace: AnimationPace
  private var waiting: [(delay: CGFloat, body: () -> Void)] = []
  private var completions: [(UIViewAnimatingPosition) -> Void] = []
  private var hasRun = false

  // MARK: Initializers

  /// Creates an animator with a spring or cubic curve; a spring with physical parameters or a perceptual
  /// duration determines the duration.
  ///
  /// - Precondition: `duration` is finite.
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

  /// Creates an animator with a duration of 0.
  public override convenience init() {
    self.init(duration: 0, timingParameters: UICubicTimingParameters())
  }

  /// Creates an animator with a named curve.
  public convenience init(
    duration: TimeInterval, curve: UIView.AnimationCurve, animations: (() -> Void)? = nil
  ) {
    self.init(
      duration: duration, timingParameters: UICubicTimingParameters(animationCurve: curve))
    if let animations { addAnimations(animations) }
  }

  /// Creates an animator with a cubic curve.
  public convenience init(
    duration: TimeInterval, controlPoint1 point1: CGPoint, controlPoint2 point2: CGPoint,
    animations: (() -> Void)? = nil
  ) {
    self.init(
      duration: duration,
      timingParameters: UICubicTimingParameters(controlPoint1: point1, controlPoint2: point2))
    if let animations { addAnimations(animations) }
  }

  /// Creates an animator with a spring.
  public convenience init(
    duration: TimeInterval, dampingRatio ratio: CGFloat, animations: (() -> Void)? = nil
  ) {
    self.init(
      duration: duration, timingParameters: UISpringTimingParameters(dampingRatio: ratio))
    if let animations { addAnimations(animations) }
  }

  /// Returns a new animator that has been started.
  ///
  /// Of `options`, only the curve and `flushUpdates` have an effect.
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

  // MARK: Animations

  /// Adds a block of changes.
  open func addAnimations(_ animation: @escaping () -> Void) {
    addAnimations(animation, delayFactor: 0)
  }

  /// Adds a block of changes that begin after a fraction of the remaining duration.
  open func addAnimations(_ animation: @escaping () -> Void, delayFactor: CGFloat) {
    let factor = max(0, min(1, delayFactor))
    guard state == .active else {
      waiting.append((factor, animation))
      return
    }
    run(animation, delayFactor: factor)
  }

  /// Adds a completion block, called when the animation has ended, unless it was stopped without being
  /// finished.
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

  /// Makes the animator active: runs the pending blocks, paused at the start.
  private func activate() {
    guard state == .inactive, !hasRun else { return }
    hasRun = true
    state = .active
    let due = waiting
    waiting = []
    for (factor, body) in due { run(body, delayFactor: factor) }
  }

  // MARK: Starting and stopping

  /// Whether the animation is running and not paused.
  open var isRunning: Bool { state == .active && !pace.isHeld }

  /// Whether the animation runs towards its start.
  open var isReversed: Bool {
    get { pace.isReversed }
    set { pace.isReversed = newValue }
  }

  /// The completed fraction, from 0 to 1.
  ///
  /// It is a fraction of the duration or, while the animation is paused and ``scrubsLinearly`` is `true`, of
  /// the progress along the curve. Setting it activates an animator that has not started, which is paused at
  /// that fraction.
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

  /// Starts or resumes the animation.
  open func startAnimation() { startAnimation(afterDelay: 0) }

  /// Starts the animation after `delay` seconds, or resumes it; a no-op for an animator that is stopped or
  /// has already ended.
  open func startAnimation(afterDelay delay: TimeInterval) {
    guard state != .stopped, state == .active || !hasRun else { return }
    self.delay = max(0, delay)
    activate()
    go(after: self.delay, rest: nil)
  }

  private func go(after delay: TimeInterval, rest: TimeInterval?) {
    guard let animator = pace.animator, duration > 0 else {
      // There are no intermediate states: everything is at its end already.
      if pausesOnCompletion { return pace.move(to: isReversed ? 0 : 1) }
      PendingCall { self.end(at: self.isReversed ? .start : .end) }.runSoon()
      return
    }
    pace.go(after: delay, rest: rest)

    animator.add(self)
  }

  /// Pauses the animation; an animator that has not started becomes active, paused at its start.
  ///
  /// The method is a no-op unless `isInterruptible` is `true`.
  open func pauseAnimation() {
    guard isInterruptible else { return }
    activate()
    if state == .active { pace.hold() }
  }

  /// Continues the animation in `durationFactor` times the duration; 0 for the remaining duration.
  ///
  /// Differs from UIKit: `parameters` has no effect; the timing curve does not change.
  open func continueAnimation(
    withTimingParameters parameters: (any UITimingCurveProvider)?, durationFactor: CGFloat
  ) {
    guard state == .active else { return }
    go(after: 0, rest: durationFactor > 0 ? duration * Double(durationFactor) : nil)
  }

  /// Stops the animation at its current values; if `withoutFinishing` is `false`, `finishAnimation(at:)` has
  /// to follow.
  ///
  /// The method is a no-op unless the animator is active and `isInterruptible` is `true`.
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

  /// Finishes a stopped animation.
  ///
  /// - Precondition: The animator was stopped with `stopAnimation(false)`.
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

  /// The members of the class that are accessible by name.
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
