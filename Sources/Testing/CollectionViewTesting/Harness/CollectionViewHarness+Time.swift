// SPDX-License-Identifier: Apache-2.0

public import Foundation
import UIKit

// The clock is stopped until it is advanced. While the harness exists, `asyncAfter`, `Task.sleep`, the
// sleeps of `ContinuousClock` and `SuspendingClock`, and `Timer` in the screen's code wait on it.
extension CollectionViewHarness {
  /// The clock, in seconds; starts at 0.
  public var time: TimeInterval { clock.now }

  /// The duration of a frame, in seconds.
  private static let frameInterval: TimeInterval = 1 / 60

  /// Performs pending layout without advancing the clock.
  public func layout() { showFrame() }

  /// Renders a frame at the current time.
  ///
  /// - Returns: whether another frame is needed.
  @discardableResult
  func showFrame() -> Bool {
    act { surface in
      let isMore = surface.frame(at: time)
      film?.record(surface, at: time)
      return isMore
    }
  }

  /// Advances the clock to `end` without a frame, and runs the work due until then.
  private func pass(to end: TimeInterval) { act { _ in clock.pass(to: end) } }

  /// The maximum time that an action with a named target waits for animations to end, in seconds.
  private static let longestMotion: TimeInterval = 2

  /// Advances the clock until all animations have ended, for at most two seconds.
  package func finishMotion() {
    let end = time + Self.longestMotion
    while showFrame(), time < end { pass(to: time + Self.frameInterval) }
  }

  /// Advances the clock by `seconds` in frames of a sixtieth of a second.
  ///
  /// Work runs at its due time, before the frame that follows: blocks of the main queue and the main run
  /// loop, jobs of the main actor, `asyncAfter` and timers. A task that sleeps, or waits for another thread,
  /// continues when the test awaits at the latest, as with ``runUntilIdle(limit:while:)``.
  ///
  /// - Complexity: O(*seconds*), times the work of a frame.
  public func advance(by seconds: TimeInterval) {
    record(.advance(by: seconds)) {
      let end = time + seconds
      while time < end {
        pass(to: min(time + Self.frameInterval, end))
        showFrame()
      }
    }
  }

  /// The maximum delay of scheduled work that an idle screen is waited for, in seconds: longer than the
  /// debounce of a search field, shorter than the display time of a temporary message.
  private static let patience: TimeInterval = 1.5

  /// Advances the clock until the screen is idle, or `limit` seconds have passed.
  ///
  /// Work that is due once within a second and a half, such as a block of `asyncAfter`, is waited for.
  /// Repeating timers and later work are not: use ``advance(by:)`` for them.
  ///
  /// - Returns: whether the screen became idle.
  @discardableResult
  public func runUntilIdle(limit: TimeInterval = 10) -> Bool {
    record(.runUntilIdle(limit: limit)) {
      let end = time + limit
      while true {
        let next: TimeInterval
        if showFrame() {
          next = time + Self.frameInterval
        } else if let due = clock.nextDue(isOnce: true), due <= time + Self.patience {
          next = due
        } else {
          return true
        }
        guard time < end else { return false }
        pass(to: next)
      }
    }
  }
}

// Real time.
extension CollectionViewHarness {
  /// The maximum real time that a round of waiting counts for, in seconds.
  private static let longestRound: TimeInterval = 0.25
  /// The maximum time that the clock advances in a round that waits for a loading screen, in seconds, so that
  /// timeouts of half a minute leave more than a second of real time.
  private static let longestPass: TimeInterval = 0.25
  /// The maximum time that the screen's own scheduled work is waited for, in seconds of the clock.
  private static let longestWait: TimeInterval = 10
  /// The number of consecutive rounds without activity after which a screen is idle.
  private static let quietRounds = 4

  /// Runs the main actor's other tasks and advances the clock until `isBusy` returns `false` and the screen
  /// is idle, or `limit` seconds of real time have passed.
  ///
  /// ```swift
  /// await harness.runUntilIdle(while: { feed.isLoading })
  /// ```
  /// Use it for screens that load, and for those whose tasks sleep. Sleeps of the screen's tasks take no real
  /// time. The state that `isBusy` reads must be busy from the start of a task to its end. A round of waiting
  /// counts as at most a quarter of a second, so that time in which other code occupies the main actor hardly
  /// counts.
  /// - Returns: whether the screen became idle.
  @discardableResult
  public func runUntilIdle(
    limit: TimeInterval = 60, while isBusy: @MainActor () -> Bool
  ) async -> Bool {
    let begin = time
    var waited: TimeInterval = 0
    var quietRounds = 0
    while quietRounds < Self.quietRounds {
      guard waited < limit else { return false }
      let start = Date()
      defer { waited += min(-start.timeIntervalSinceNow, Self.longestRound) }
      let turns = clock.turns
      runUntilIdle(limit: 5)
      let wasBusy = isBusy()
      await Self.yieldToOthers(for: .milliseconds(wasBusy ? 10 : 1))
      let isStillBusy = isBusy()
      if wasBusy, isStillBusy { passToNext() }
      let isWaiting = clock.turns != turns && time - begin < Self.longestWait
      quietRounds = wasBusy || isStillBusy || isWaiting ? 0 : quietRounds + 1
    }
    return runUntilIdle(limit: 5)
  }

  /// Advances the clock towards the due time of the next scheduled work.
  private func passToNext() {
    guard let due = clock.nextDue(isOnce: false) else { return }
    advance(by: min(max(due - time, Self.frameInterval), Self.longestPass))
  }

  /// Suspends for `pause`, and for as many turns as a task needs to switch to another thread and back,
  /// independent of the machine's load.
  private static func yieldToOthers(for pause: Duration) async {
    await HarnessClock.$scope.withValue(.machine) {
      try? await Task.sleep(for: pause)
      for _ in 0..<3 { await Task.detached {}.value }
    }
  }
}
