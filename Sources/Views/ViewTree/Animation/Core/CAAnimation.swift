// SPDX-License-Identifier: Apache-2.0

public import Foundation
import MullionContracts

/// An animation of the displayed state of a layer; the base class of all animations.
///
/// A layer copies the animations that are added to it.
open class CAAnimation: NSObject, CAMediaTiming, NSCopying, _NamedMembers {
  /// The begin time, in seconds of `CACurrentMediaTime()`; 0 for immediately.
  open var beginTime: CFTimeInterval = 0
  /// The offset into the animation at its begin, in seconds.
  open var timeOffset: CFTimeInterval = 0
  /// The number of runs; 0 is equivalent to 1.
  open var repeatCount: Float = 0
  /// The total duration of repeated runs, in seconds; 0 for `repeatCount` runs.
  open var repeatDuration: CFTimeInterval = 0
  /// The duration of one run, in seconds; 0 for the duration of the transaction.
  open var duration: CFTimeInterval = 0
  /// The ratio of the animation's speed to that of its parent's time; a ratio that is not positive is treated
  /// as 1.
  open var speed: Float = 1
  /// Whether each forward run is followed by a backward run.
  open var autoreverses = false
  /// The displayed state before and after the animation.
  open var fillMode: CAMediaTimingFillMode = .removed
  /// The timing curve of each run; `nil` for that of the transaction in which the animation is added, or for
  /// constant speed if it has none.
  open var timingFunction: CAMediaTimingFunction?
  /// The delegate that is notified of the begin and the end; retained by the animation.
  open var delegate: (any CAAnimationDelegate)? {
    didSet { UncalledMethods.report(of: delegate) }
  }
  /// Whether the animation is removed from the layer when it ends.
  open var isRemovedOnCompletion = true
  /// The preferred range of frame rates.
  ///
  /// - Note: Has no effect on Linux: frames follow the display.
  open var preferredFrameRateRange = CAFrameRateRange.default
  private var values: [String: Any] = [:]

  /// Creates an animation without an effect.
  public required override init() {
    super.init()
  }

  /// Stores a value of the caller in the animation and its future copies.
  open func setValue(_ value: Any?, forKey key: String) { values[key] = value }

  /// Returns the value stored for `key`, or `nil`.
  open func value(forKey key: String) -> Any? { values[key] }

  /// Returns an animation of the same class with the same values.
  open func copy(with zone: NSZone? = nil) -> Any {
    let copy = Self()
    take(to: copy)
    return copy
  }

  /// Returns an animation of the same class with the same values.
  open override func copy() -> Any { copy(with: nil) }

  /// Copies the values of this animation to `copy`, which has the same class.
  func take(to copy: CAAnimation) {
    copy.beginTime = beginTime
    copy.timeOffset = timeOffset
    copy.repeatCount = repeatCount
    copy.repeatDuration = repeatDuration
    copy.duration = duration
    copy.speed = speed
    copy.autoreverses = autoreverses
    copy.fillMode = fillMode
    copy.timingFunction = timingFunction
    copy.delegate = delegate
    copy.isRemovedOnCompletion = isRemovedOnCompletion
    copy.preferredFrameRateRange = preferredFrameRateRange
    copy.values = values
  }

  /// Returns the timing of the animation that begins at `begin`; `usual` is the duration if it has none of
  /// its own.
  func timing(from begin: TimeInterval, usual: TimeInterval) -> AnimationTiming {
    let pace = speed > 0 && speed.isFinite ? Double(speed) : 1
    let own = duration > 0 && duration.isFinite ? duration : usual
    var timing = AnimationTiming(
      begin: begin - timeOffset / pace, duration: own / pace, curve: curve)
    timing.autoreverses = autoreverses
    let run = timing.duration * (autoreverses ? 2 : 1)
    if repeatDuration > 0, run > 0 {
      timing.repeatCount = repeatDuration / run
    } else if repeatCount > 0 {
      // Callers use both `.infinity` and the greatest finite number.
      timing.repeatCount = repeatCount >= 1e9 ? .infinity : Double(repeatCount)
    }
    return timing
  }

  var curve: AnimationTiming.Curve { .cubic(timingFunction?.curve ?? .linear) }

  /// Returns the animated properties at `time`, on the same clock as `begin`.
  func parts(at time: TimeInterval, begin: TimeInterval, usual: TimeInterval) -> [AnimatedPart] {
    []
  }

  /// Returns the progress at `time`, or `nil` if the animation has no effect then.
  func progress(at time: TimeInterval, _ timing: AnimationTiming, begin: TimeInterval) -> Double? {
    if time < begin, !fillMode.isBackwards { return nil }
    if time > timing.end, !fillMode.isForwards { return nil }
    return timing.progress(at: time < begin ? timing.begin : time)
  }

  /// The members of the class that are accessible by name.
  open class var _namedMembers: [_NamedMember] { [] }
}
