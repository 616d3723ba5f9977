// SPDX-License-Identifier: Apache-2.0

public import Foundation
import UIKit

// The clock stands until it is told. While the harness lives, `asyncAfter`, `Task.sleep`, the sleeps
// of `ContinuousClock` and `SuspendingClock`, and `Timer` of the screen's code wait on it.
extension CollectionViewHarness {
  /// The clock, in seconds; starts at 0.
  public var time: TimeInterval { clock.now }

  /// The seconds from one frame to the next.
  private static let frameInterval: TimeInterval = 1 / 60

  /// Lays out what changed, without letting time pass.
  public func layout() { showFrame() }

  /// Lets the screen show the present instant.
  ///
  /// - Returns: whether another frame is wanted.
  @discardableResult
  func showFrame() -> Bool {
    act { surface in
      let isMore = surface.frame(at: time)
      film?.note(surface, at: time)
      return isMore
    }
  }

  /// Lets time pass to `end` without a frame, and does what is due until then.
  private func pass(to end: TimeInterval) { act { _ in clock.pass(to: end) } }

  /// How long an action that names its target waits for motion to end, in seconds.
  private static let longestMotion: TimeInterval = 2

  /// Lets time pass while something moves, so that everything is where it was set.
  package func letMotionEnd() {
    let end = time + Self.longestMotion
    while showFrame(), time < end { pass(to: time + Self.frameInterval) }
  }

  /// Lets `seconds` pass in frames of a sixtieth of a second.
  ///
  /// What is due is run at its time, before the frame that follows: blocks of the main queue and the main
  /// run loop, jobs of the main actor, `asyncAfter` and timers. A task that sleeps, or waits for another
  /// thread, continues when the test awaits at the latest, as with ``runUntilIdle(limit:while:)``.
  ///
  /// - Complexity: O(seconds), times the work of a frame.
  public func advance(by seconds: TimeInterval) {
    record(.advance(by: seconds)) {
      let end = time + seconds
      while time < end {
        pass(to: min(time + Self.frameInterval, end))
        showFrame()
      }
    }
  }

  /// For how long a screen that stands still is waited for: longer than for a search that waits
  /// until somebody has stopped typing, shorter than until a message goes away by itself.
  private static let patience: TimeInterval = 1.5

  /// Lets time pass until nothing moves, or `limit` seconds have passed.
  ///
  /// What is to be done once within a second and a half, such as a block of `asyncAfter`, is waited
  /// for. Timers that repeat, and what comes later, are not: use ``advance(by:)`` for them.
  ///
  /// - Returns: whether everything came to rest.
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

// Time of the machine.
extension CollectionViewHarness {
  /// What a round of waiting counts for at most, in seconds.
  private static let longestRound: TimeInterval = 0.25
  /// How much time passes at most while a round waits for a screen that loads: timeouts of half a
  /// minute leave the machine more than a second.
  private static let longestPass: TimeInterval = 0.25
  /// For how long what the screen waits for by itself is waited for, in seconds of the clock.
  private static let longestWait: TimeInterval = 10
  /// How many rounds nothing happens in before a screen is at rest.
  private static let quietRounds = 4

  /// Lets the main actor's other tasks run, and time pass, until `isBusy` answers false and nothing
  /// moves, or `limit` seconds of the machine's clock have passed.
  ///
  /// ```swift
  /// await harness.runUntilIdle(while: { feed.isLoading })
  /// ```
  ///
  /// This is for screens that load, and for those whose tasks sleep. Sleeps of the screen's tasks take
  /// no time. What `isBusy` looks at has to be busy from the start of a task to its end. Time in which
  /// others hold the main actor does not count.
  ///
  /// - Returns: whether everything came to rest.
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
      await Self.letOthersRun(for: .milliseconds(wasBusy ? 10 : 1))
      let isStillBusy = isBusy()
      if wasBusy, isStillBusy { passToNext() }
      let isWaiting = clock.turns != turns && time - begin < Self.longestWait
      quietRounds = wasBusy || isStillBusy || isWaiting ? 0 : quietRounds + 1
    }
    return runUntilIdle(limit: 5)
  }

  /// Lets time pass towards the next thing that waits, whenever that is.
  private func passToNext() {
    guard let due = clock.nextDue(isOnce: false) else { return }
    advance(by: min(max(due - time, Self.frameInterval), Self.longestPass))
  }

  /// Lets others run for a moment of the machine's time, and for as many turns as a task takes that
  /// goes to another thread and comes back, however busy the machine is.
  private static func letOthersRun(for pause: Duration) async {
    await HarnessClock.$scope.withValue(.machine) {
      try? await Task.sleep(for: pause)
      for _ in 0..<3 { await Task.detached {}.value }
    }
  }
}
