// SPDX-License-Identifier: Apache-2.0

package import Foundation

/// A controller that controls the local time of a view, so that animations added to it from now on are
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
    /// The host's time at which the local time reaches its start, in seconds.
    let end: TimeInterval
    let speed: Double
    let completion: () -> Void
  }

  /// Stops the local time of `view` before animations of `duration` seconds are added.
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
    guard isHeld, share.isFinite else { return }
    moved = max(0, min(1, share))
    view.layer.timeOffset = start + moved * duration
  }

  /// Resumes the time at `speed` times the speed of the clock.
  package func goOn(speed: Double) {
    guard isHeld else { return }
    let place = start + moved * duration
    view.layer.beginTime = view.superview?.layer.ownTime(now) ?? now
    view.layer.timeOffset = place
    view.layer.speed = Float(max(0.01, speed))
    isHeld = false
  }

  /// Runs the time back to the start at `speed` times the speed of the clock, then cancels the animations and
  /// calls `completion`.
  package func goBack(speed: Double, completion: @escaping () -> Void) {
    hold()
    let speed = max(0.01, speed)
    guard let animator = view.surface?.animator else { return endAtStart(completion) }
    way = Way(end: now + moved * duration / speed, speed: speed, completion: completion)
    animator.add(self)
  }

  /// Restores the time of the surrounding layer.
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
    guard time < way.end else {
      endAtStart(way.completion)
      return false
    }
    moved = max(0, min(moved, (way.end - time) * way.speed / duration))
    view.layer.timeOffset = start + moved * duration
    return true
  }
}
