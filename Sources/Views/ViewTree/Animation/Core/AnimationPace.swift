// SPDX-License-Identifier: Apache-2.0

import Foundation
import MullionCollectionGeometry

/// Moves the changes of a property animator: forwards, backwards, by hand.
@MainActor
final class AnimationPace {
  private struct Change {
    weak var layer: (any PacedLayer)?
    let property: LayerProperty
    let old: AnimatedValue
  }

  /// Of the whole way, in seconds.
  let duration: TimeInterval
  var curve: AnimationTiming.Curve
  /// Ticks what is changed; nil: nothing was yet.
  weak var animator: LayerAnimator?
  /// Whether all is over, and the layers are as they were set.
  private(set) var isDone = false
  var isReversed = false { didSet { if isReversed != oldValue { hold(at: oldValue) } } }
  /// When it was set going, in seconds on the host's clock; nil: it is held.
  private var started: TimeInterval?
  /// Where it was then, in seconds of the way.
  private var base: TimeInterval = 0
  /// How many times faster than its own time it goes.
  private var speed = 1.0
  private var changes: [Change] = []
  /// Set the fills of views to what they were before the changes, in the order of the changes.
  private var fills: [() -> Void] = []
  /// Where the changes were to lead, when the way was stopped.
  private var goals: [AnimatedValue?] = []
  /// Where changes that are made now begin, in seconds of the way.
  var offset: TimeInterval = 0

  init(duration: TimeInterval, curve: AnimationTiming.Curve) {
    self.duration = duration
    self.curve = curve
  }

  var isHeld: Bool { started == nil && !isDone }

  /// The timing of changes made now, on the way's own clock.
  func timing(_ manner: AnimationBlock.Manner) -> AnimationTiming {
    AnimationTiming(begin: offset, duration: max(0, duration - offset), curve: manner.curve)
  }

  /// Where the way is at `time`, in seconds of the way.
  func elapsed(at time: TimeInterval) -> TimeInterval {
    guard let started else { return base }
    let way = max(0, time - started) * speed
    return max(0, min(duration, base + (isReversed ? -way : way)))
  }

  /// Whether the way ended by itself at `time`.
  func hasEnded(at time: TimeInterval) -> Bool {
    guard started != nil else { return false }
    return isReversed ? elapsed(at: time) <= 0 : elapsed(at: time) >= duration
  }

  private var now: TimeInterval { animator?.now ?? 0 }

  /// Goes on after `delay` seconds; `rest` is how long what is left takes, nil: its own time.
  func go(after delay: TimeInterval = 0, rest: TimeInterval? = nil) {
    base = elapsed(at: now)
    started = now + max(0, delay)
    let left = isReversed ? base : duration - base
    speed = rest.map { $0 > 0 ? left / $0 : .infinity } ?? 1
    if !speed.isFinite || speed <= 0 { speed = 1e9 }
    wake()
  }

  /// Stays where it is.
  func hold() {
    base = elapsed(at: now)
    started = nil
  }

  /// Goes to a share of the way and stays there.
  func move(to share: Double) {
    base = max(0, min(1, share)) * duration
    if started != nil { started = now }
    wake()
  }

  /// The share of the time at which a share of the progress is made.
  ///
  /// Springs overshoot: for them time itself is moved.
  func time(ofProgress share: Double) -> Double {
    guard case .cubic(let curve) = curve, curve != .linear else { return share }
    var (low, high) = (0.0, 1.0)
    for _ in 0..<40 {
      let middle = (low + high) / 2
      if curve.progress(at: middle) < share { low = middle } else { high = middle }
    }
    return (low + high) / 2
  }

  /// The share of the progress that is made at a share of the time.
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

  // MARK: What is changed

  func changed(_ layer: any PacedLayer, _ property: LayerProperty, from old: AnimatedValue) {
    changes.append(Change(layer: layer, property: property, old: old))
  }

  /// Notes a change of a view's fill, which `restore` sets to what it was before.
  func changedFill(_ restore: @escaping () -> Void) { fills.append(restore) }

  /// Has the layers painted, and ticked as long as they move.
  private func wake() {
    guard let animator else { return }
    for change in changes { change.layer?.resumeAnimations(in: animator) }
  }

  /// Sets the layers, which stopped on the way, to how they are at `position`.
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

  /// Ends the way: the layers are set to how they are at `position`.
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
