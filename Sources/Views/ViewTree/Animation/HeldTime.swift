// SPDX-License-Identifier: Apache-2.0

package import Foundation

/// The time in a view that something else than the clock moves: what is animated in the view from now
/// on is where that has it.
@MainActor
package final class HeldTime {
  private let view: UIView
  /// How long what is animated takes, in seconds.
  private let duration: TimeInterval
  /// The view's own time at the start, in seconds.
  private let start: TimeInterval
  /// How much of the way is done, from 0 to 1.
  private var moved: Double = 0
  private var isHeld = true
  private var way: Way?

  private struct Way {
    /// The host's time at which the time is to be back at its start.
    let end: TimeInterval
    let speed: Double
    let completion: () -> Void
  }

  /// Holds the time of `view`, in which what takes `duration` seconds is about to be animated.
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

  /// How much of the way is done, from 0 to 1.
  package var share: Double {
    guard !isHeld else { return moved }
    return max(0, min(1, (view.layer.ownTime(now) - start) / duration))
  }

  /// Holds the time where it is.
  package func hold() {
    moved = share
    isHeld = true
    way = nil
    view.layer.speed = 0
    view.layer.beginTime = 0
    view.layer.timeOffset = start + moved * duration
  }

  /// Holds the time at a share of the way.
  package func move(to share: Double) {
    guard isHeld, share.isFinite else { return }
    moved = max(0, min(1, share))
    view.layer.timeOffset = start + moved * duration
  }

  /// Lets the time go on, `speed` times as fast as the clock.
  package func goOn(speed: Double) {
    guard isHeld else { return }
    let place = start + moved * duration
    view.layer.beginTime = view.superview?.layer.ownTime(now) ?? now
    view.layer.timeOffset = place
    view.layer.speed = Float(max(0.01, speed))
    isHeld = false
  }

  /// Takes the time back to the start, `speed` times as fast as the clock; then ends what is animated
  /// as if it had never begun, and calls `completion`.
  package func goBack(speed: Double, completion: @escaping () -> Void) {
    hold()
    let speed = max(0.01, speed)
    guard let animator = view.surface?.animator else { return endAtStart(completion) }
    way = Way(end: now + moved * duration / speed, speed: speed, completion: completion)
    animator.add(self)
  }

  /// Lets the time be that around the view again.
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

extension HeldTime: AnimationTicking {
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
