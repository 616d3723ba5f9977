// SPDX-License-Identifier: Apache-2.0

public import Foundation
import MullionContracts

/// Changes what is seen of a layer for a while; see its subclasses.
///
/// A layer copies what is added to it.
open class CAAnimation: NSObject, CAMediaTiming, NSCopying, _NamedMembers {
  /// When it begins, in seconds of `CACurrentMediaTime()`; 0: at once.
  open var beginTime: CFTimeInterval = 0
  /// How far it is on its way when it begins, in seconds.
  open var timeOffset: CFTimeInterval = 0
  /// How many runs there are; 0 counts as 1.
  open var repeatCount: Float = 0
  /// How long runs follow each other, in seconds; 0: as many as `repeatCount` says.
  open var repeatDuration: CFTimeInterval = 0
  /// Of one run, in seconds; 0: as the transaction says.
  open var duration: CFTimeInterval = 0
  /// How much faster its time runs.
  open var speed: Float = 1
  /// Whether every run is followed by one backwards.
  open var autoreverses = false
  /// What is seen before and after it.
  open var fillMode: CAMediaTimingFillMode = .removed
  /// How progress follows time; nil: it keeps its speed.
  open var timingFunction: CAMediaTimingFunction?
  /// Is told when the animation begins and ends; held as long as the animation is.
  open var delegate: (any CAAnimationDelegate)? {
    didSet { UncalledMethods.report(of: delegate) }
  }
  /// Whether the animation leaves the layer when it is over.
  open var isRemovedOnCompletion = true
  /// How many frames a second are wanted; kept for callers: frames come as the display asks for them.
  open var preferredFrameRateRange = CAFrameRateRange.default
  private var values: [String: Any] = [:]

  /// An animation that changes nothing.
  public required override init() {
    super.init()
  }

  /// Keeps a value of the caller's with the animation, and with its copies.
  open func setValue(_ value: Any?, forKey key: String) { values[key] = value }

  /// The value that was kept under `key`; nil: none was.
  open func value(forKey key: String) -> Any? { values[key] }

  /// An animation of the same kind and values.
  open func copy(with zone: NSZone? = nil) -> Any {
    let copy = Self()
    take(to: copy)
    return copy
  }

  /// An animation of the same kind and values.
  open override func copy() -> Any { copy(with: nil) }

  /// Gives `copy`, of the same class, the values of this one.
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

  /// When the animation runs, begun at `begin`; `usual` is the duration without one of its own.
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
      // Callers write `.infinity` and the greatest number alike.
      timing.repeatCount = repeatCount >= 1e9 ? .infinity : Double(repeatCount)
    }
    return timing
  }

  var curve: AnimationTiming.Curve { .cubic(timingFunction?.curve ?? .linear) }

  /// The parts that change properties, at `time` on the clock that `begin` is of.
  func parts(at time: TimeInterval, begin: TimeInterval, usual: TimeInterval) -> [AnimatedPart] {
    []
  }

  /// Progress at `time`; nil: nothing of the animation is seen then.
  func progress(at time: TimeInterval, _ timing: AnimationTiming, begin: TimeInterval) -> Double? {
    if time < begin, !fillMode.isBackwards { return nil }
    if time > timing.end, !fillMode.isForwards { return nil }
    return timing.progress(at: time < begin ? timing.begin : time)
  }

  /// The members of the class that can be reached by name.
  open class var _namedMembers: [_NamedMember] { [] }
}
