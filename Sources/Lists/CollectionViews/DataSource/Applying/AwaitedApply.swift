// SPDX-License-Identifier: Apache-2.0

import Foundation
import MullionContracts
import MullionViewTree

/// A suspended task that waits until the animations of an apply have ended.
///
/// The host of a window produces frames by itself. In a test the test advances the time; a test that is
/// itself suspended cannot, and would wait forever. In that case the task resumes without the animation,
/// which is reported once.
@MainActor
final class AwaitedApply {
  private var continuation: CheckedContinuation<Void, Never>?
  private weak var surface: ViewSurface?
  /// A timer of the wall clock: the clock of the surface advances only when it is driven.
  private var timer: (any DispatchSourceTimer)?
  /// The time of the surface at the last check.
  private var lastTime: TimeInterval = 0
  /// The number of checks since the surface's time last changed.
  private var looks = 0
  /// Whether a check is scheduled on the main actor.
  private var isLooking = false

  /// The interval between two checks, in seconds of the wall clock.
  private static let interval: TimeInterval = 0.02
  /// The number of checks without progress after which the task resumes: one second at least.
  ///
  /// Each check is scheduled behind all other work that waits for a thread or for the main actor, so that
  /// code that advances the time gets as many turns.
  private static let mostLooks = 50

  init(_ continuation: CheckedContinuation<Void, Never>) {
    self.continuation = continuation
  }

  /// Resumes the task: the animations have ended.
  func end() {
    timer?.cancel()
    timer = nil
    continuation?.resume()
    continuation = nil
  }

  /// Checks periodically whether time advances in `surface`.
  ///
  /// No-op if the apply has already completed, if there is no surface, or if `surface` has a host that
  /// renders its frames.
  func watch(_ surface: ViewSurface?) {
    guard continuation != nil, let surface, surface.onNeedsFrame == nil else { return }
    self.surface = surface
    lastTime = surface.now
    let timer = DispatchSource.makeTimerSource(queue: .main)
    timer.schedule(deadline: .now() + Self.interval, repeating: Self.interval)
    timer.setEventHandler { [weak self] in MainActor.assumeIsolated { self?.queueLook() } }
    timer.resume()
    self.timer = timer
  }

  private func queueLook() {
    guard !isLooking else { return }
    isLooking = true
    Task { [weak self] in
      await Task.yield()
      self?.look()
    }
  }

  private func look() {
    isLooking = false
    if let surface, surface.now != lastTime {
      (lastTime, looks) = (surface.now, 0)
      return
    }
    looks += 1
    guard looks >= Self.mostLooks else { return }
    Diagnostics.reportOnce(
      "await apply(…) waits for its animation, but no frame was rendered, so it continues; in a test "
        + "advance the time meanwhile, with advance(by:) or runUntilIdle(), or apply without "
        + "animatingDifferences")
    end()
  }
}
