// SPDX-License-Identifier: Apache-2.0

import Foundation
import MullionContracts
import MullionViewTree

/// Somebody waits until the views of an apply have arrived.
///
/// A window's host brings frames by itself. In a test somebody lets time pass; a test that waits
/// itself does not, and would wait forever: then it goes on without the animation, which is
/// reported once.
@MainActor
final class AwaitedApply {
  private var continuation: CheckedContinuation<Void, Never>?
  private weak var surface: ViewSurface?
  /// Of the wall clock: the surface's own stands still when nobody moves it.
  private var timer: (any DispatchSourceTimer)?
  /// The surface's time when it was looked at last.
  private var lastTime: TimeInterval = 0
  /// How often it was looked at since that time.
  private var looks = 0
  /// A look waits for its turn on the main actor.
  private var isLooking = false

  /// How long there is between two looks, in seconds of the wall clock.
  private static let interval: TimeInterval = 0.02
  /// So often it is looked at before the wait is given up: for a second at least.
  ///
  /// Each look waits for its turn behind all who wait for a thread or for the main actor, so that
  /// whoever lets time pass had as many turns.
  private static let mostLooks = 50

  init(_ continuation: CheckedContinuation<Void, Never>) {
    self.continuation = continuation
  }

  /// The views have arrived.
  func end() {
    timer?.cancel()
    timer = nil
    continuation?.resume()
    continuation = nil
  }

  /// Looks now and then whether time passes in `surface`, unless everything is there already.
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
      "await apply(…) waits for its animation, but no frame came, and it goes on; in a test let "
        + "time pass meanwhile, with advance(by:) or runUntilIdle(), or apply without "
        + "animatingDifferences")
    end()
  }
}
