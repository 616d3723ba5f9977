// SPDX-License-Identifier: Apache-2.0

import Foundation
import MullionCollectionGeometry

/// The pace of a property animator, which drives its changes: forwards, backwards, or scrubbed.
@MainActor
final class AnimationPace {
  private struct Change {
    weak var layer: (any PacedLayer)?
    let property: LayerProperty
    let old: AnimatedValue
  }

  /// The duration of the whole animation, in seconds.
  let duration: TimeInterval
  var curve: AnimationTiming.Curve
  /// The animator of the changed layers; `nil` before the first change.
  weak var animator: LayerAnimator?
  /// Whether the animation has ended and the layers show their property values.
  private(set) var isDone = false
  var isReversed = false { didSet { if isReversed != oldValue { hold(at: oldValue) } } }
  /// The time from which the animation advances, after the delay, in seconds on the host's clock; `nil` while
  /// paused.
  private var started: TimeInterval?
  /// The elapsed time when the animation was resumed or paused, in seconds of the animation.
  private var base: TimeInterval = 0
  /// The ratio of the animation's speed to that of the clock.
  private var speed = 1.0
  private var changes: [Change] = []
  /// The closures that restore the fills of views to their values before the changes, in the order of the
  /// changes.
  private var fills: [() -> Void] = []
  /// The target values of the changes when the animation was stopped.
  private var goals: [AnimatedValue?] = []
  /// The start of changes made now, in seconds of the animation.
  var offset: TimeInterval = 0

  init(duration: TimeInterval, curve: AnimationTiming.Curve) {
    self.duration = duration
    self.curve = curve
  }

  var isHeld: Bool { started == nil && !isDone }

  /// Returns the timing of changes made now, on the animation's own clock.
  func timing(_ manner: AnimationBlock.Manner) -> AnimationTiming {
    AnimationTiming(begin: offset, duration: max(0, duration - offset), curve: manner.curve)
  }

  /// Returns the elapsed time at `time`, in seconds of the animation.
  func elapsed(at time: TimeInterval) -> TimeInterval {
    guard let started else { return base }
    let way = max(0, time - started) * speed
    return max(0, min(duration, base + (isReversed ? -way : way)))
  }

  /// Returns whether the running animation has reached its end at `time`, or its start if it is reversed.
  func hasEnded(at time: TimeInterval) -> Bool {
    guard started != nil else { return false }
    return isReversed ? elapsed(at: time) <= 0 : elapsed(at: time) >= duration
  }

  private var now: TimeInterval { animator?.now ?? 0 }

  /// Resumes after `delay` seconds; `rest` is the duration of the remaining part, in seconds, or `nil` for
  /// the speed of the clock.
  func go(after delay: TimeInterval = 0, rest: TimeInterval? = nil) {
    base = elapsed(at: now)
    started = now + max(0, delay)
    let left = isReversed ? base : duration - base
    speed = rest.map { $0 > 0 ? left / $0 : .infinity } ?? 1
    if !speed.isFinite || speed <= 0 { speed = 1e9 }
    wake()
  }

  /// Pauses at the current position.
  func hold() {
    base = elapsed(at: now)
    started = nil
  }

  /// Moves to a fraction of the duration.
  func move(to share: Double) {
    base = max(0, min(1, share)) * duration
    if started != nil { started = now }
    wake()
  }

  /// Returns the fraction of the time for a fraction of the progress.
  ///
  /// Springs overshoot: for them, the argument is returned unmodified.
  func time(ofProgress share: Double) -> Double {
    guard case .cubic(let curve) = curve, curve != .linear else { return share }
    var (low, high) = (0.0, 1.0)
    for _ in 0..<40 {
      let middle = (low + high) / 2
      if curve.progress(at: middle) < share { low = middle } else { high = middle }
    }
    return (low + high) / 2
  }

  /// Returns the fraction of the progress for a fraction of the time.
  func progress(ofTime share: Double) -> Double {
    guard case .cubic(let curve) = curve else { return share }
    return curve.progress(at: share)
  }

  private func hold(at wasReversed: Bool) {
    guard let started else { return }
    let way = max(0, now - started) * speed
    base = max(0, min(duration, base + (wasReversed ? -way : way)))
    self.started = max(started, now)
  }

  // MARK: Changes

  func changed(_ layer: any PacedLayer, _ property: LayerProperty, from old: AnimatedValue) {
    changes.append(Change(layer: layer, property: property, old: old))
  }

  /// Registers a change of a view's fill; `restore` sets the fill to its value before.
  func changedFill(_ restore: @escaping () -> Void) { fills.append(restore) }

  /// Resumes drawing and ticking the layers while they are animated.
  private func wake() {
    guard let animator else { return }
    for change in changes { change.layer?.resumeAnimations(in: animator) }
  }

  /// Sets the stopped layers to their values at `position`.
  func settle(at position: UIViewAnimatingPosition) {
    guard isDone else { return }
    AnimationBlock.run(nil) {
      switch position {
      case .current: break
      case .start: goBack()
      case .end:
        for (change, value) in zip(changes, goals) {
          if let value { change.layer?.setAnimated(change.property, to: value) }
        }
      }
    }
  }

  private func goBack() {
    for restore in fills.reversed() { restore() }
    for change in changes.reversed() where change.property != .backgroundColor {
      change.layer?.setAnimated(change.property, to: change.old)
    }
  }

  /// Ends the animation and sets the layers to their values at `position`.
  func finish(at position: UIViewAnimatingPosition) {
    guard !isDone else { return }
    let seen = changes.map { $0.layer?.paintedValue(of: $0.property) }
    goals = changes.map { $0.layer?.modelValue(of: $0.property) }
    isDone = true
    wake()
    AnimationBlock.run(nil) {
      switch position {
      case .end: break
      case .start: goBack()
      case .current:
        for (change, value) in zip(changes, seen) {
          if let value { change.layer?.setAnimated(change.property, to: value) }
        }
      }
    }
  }
}
