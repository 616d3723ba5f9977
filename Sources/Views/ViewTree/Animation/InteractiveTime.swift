// SPDX-License-Identifier: Apache-2.0

package import Foundation

/// A controller of the local time of a view: animations that are added to the view after its creation are
/// scrubbed instead of driven by the clock.
@MainActor
package final class InteractiveTime {
  private let view: UIView
  /// The duration of the animations, in seconds.
  private let duration: TimeInterval
  /// The local time of the view's layer at the start, in seconds.
  private let start: TimeInterval
  /// The completed fraction, from 0 to 1.
  private var moved: Double = 0
  private var isHeld = true
  private var way: Way?

  private struct Way {
    /// The host's time at which the motion begins, in seconds.
    let begin: TimeInterval
    /// The duration of the motion, in seconds.
    let duration: TimeInterval
    /// The completed fraction at the beginning of the motion; `to` is the one at its end.
    let from: Double
    let to: Double
    /// The curve of the time; `nil` for a linear one.
    let curve: CubicCurve?
    let completion: () -> Void

    /// Returns the completed fraction at `time`, or `nil` after the end.
    func share(at time: TimeInterval) -> Double? {
      let elapsed = (time - begin) / duration
      guard elapsed < 1 else { return nil }
      return from + (to - from) * (curve?.progress(at: max(0, elapsed)) ?? max(0, elapsed))
    }
  }

  /// Creates a controller and stops the local time of `view`, before animations of `duration` seconds are
  /// added.
  package init(of view: UIView, duration: TimeInterval) {
    self.view = view
    self.duration = max(0.001, duration)
    start = view.layer.ownTime(Self.now(of: view))
    view.layer.speed = 0
    view.layer.timeOffset = start
  }

  private static func now(of view: UIView) -> TimeInterval {
    view.surface?.currentTime ?? CACurrentMediaTime()
  }

  private var now: TimeInterval { Self.now(of: view) }

  /// The completed fraction, from 0 to 1.
  package var share: Double {
    guard !isHeld else { return moved }
    return max(0, min(1, (view.layer.ownTime(now) - start) / duration))
  }

  /// Stops the time at its current fraction.
  package func hold() {
    moved = share
    isHeld = true
    way = nil
    view.layer.speed = 0
    view.layer.beginTime = 0
    view.layer.timeOffset = start + moved * duration
  }

  /// Moves the stopped time to a fraction from 0 to 1.
  package func move(to share: Double) {
    guard isHeld, way == nil, share.isFinite else { return }
    moved = max(0, min(1, share))
    view.layer.timeOffset = start + moved * duration
  }

  /// Resumes the time at `speed` times the speed of the clock, on average; a no-op unless the time is
  /// stopped.
  ///
  /// `curve` is the curve of the remaining time, or `nil` for a linear one.
  package func goOn(speed: Double, along curve: UICubicTimingParameters? = nil) {
    guard isHeld else { return }
    guard let curve, moved < 1, let animator = view.surface?.animator else {
      return run(speed: speed)
    }
    start(to: 1, speed: speed, along: curve) { [weak self] in
      self?.moved = 1
      self?.run(speed: 1)
    }
    animator.add(self)
  }

  private func start(
    to end: Double, speed: Double, along curve: UICubicTimingParameters?,
    completion: @escaping () -> Void
  ) {
    way = Way(
      begin: now, duration: max(0.001, abs(end - moved) * duration / max(0.01, speed)),
      from: moved, to: end, curve: curve?.shape, completion: completion)
  }

  private func run(speed: Double) {
    let place = start + moved * duration
    view.layer.beginTime = view.superview?.layer.ownTime(now) ?? now
    view.layer.timeOffset = place
    view.layer.speed = Float(max(0.01, speed))
    isHeld = false
  }

  /// Runs the time back to the start at `speed` times the speed of the clock, on average, then cancels the
  /// animations and calls `completion`.
  ///
  /// `curve` is the curve of the time, or `nil` for a linear one.
  package func goBack(
    speed: Double, along curve: UICubicTimingParameters? = nil, completion: @escaping () -> Void
  ) {
    hold()
    guard let animator = view.surface?.animator else { return endAtStart(completion) }
    start(to: 0, speed: speed, along: curve) { [weak self] in
      self?.endAtStart(completion)
    }
    animator.add(self)
  }

  /// Restores the local time of the view to that of the surrounding layer.
  package func release() {
    way = nil
    isHeld = false
    view.layer.speed = 1
    view.layer.beginTime = 0
    view.layer.timeOffset = 0
  }

  private func endAtStart(_ completion: () -> Void) {
    way = nil
    view.cancelAnimationsInside()
    completion()
  }
}

extension InteractiveTime: AnimationTicking {
  func tick(to time: TimeInterval) -> Bool {
    guard let way else { return false }
    guard let share = way.share(at: time) else {
      self.way = nil
      way.completion()
      return false
    }
    moved = max(0, min(1, share))
    view.layer.timeOffset = start + moved * duration
    return true
  }
}
