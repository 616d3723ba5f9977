// SPDX-License-Identifier: Apache-2.0

import CMullionClock
import Foundation
import Synchronization

/// The clock of one harness, and the work scheduled on it.
///
/// Work is scheduled through `dispatch_after`, which `asyncAfter` and `Task.sleep` use, through
/// `CFRunLoopAddTimer`, and as the next turns of the main queue; see ``ClockCatcher``. It is scheduled from
/// any thread. When the harness advances the clock, the main actor runs it, or starts it on the queue to
/// which it belongs.
final class HarnessClock: Sendable {
  /// The clock that delayed work is scheduled on.
  enum Scope: Sendable {
    /// No scope: delayed blocks and timers use the clock of the harness that the running test acted on last,
    /// sleeps use real time.
    case unsaid
    /// Real time, even if a harness exists.
    case machine
    /// The clock of the harness on whose screen the code acts.
    case harness(HarnessClock)
  }

  /// The scope of the running code, inherited by the tasks that begin there.
  @TaskLocal static var scope = Scope.unsaid

  /// The clock that is being advanced, or `nil` if none is.
  static var passing: HarnessClock? { passingClock.withLock { $0 } }

  private static let passingClock = Mutex<HarnessClock?>(nil)

  private struct State {
    var now: TimeInterval = 0
    var waiting: [WaitingWork] = []
    var number = 0
    var turns = 0
    var isInTurn = false
    var isOver = false
  }

  private let state = Mutex(State())

  /// The time, in seconds; starts at 0.
  var now: TimeInterval { state.withLock { $0.now } }

  /// The number of times that work was scheduled or run, without the next turns of the main queue.
  var turns: Int { state.withLock { $0.turns } }

  /// The resolution of delays, in seconds.
  ///
  /// Delays are requested as a time of the machine's clock, which has advanced a little before they arrive
  /// here. The resolution is also the minimum delay, so that work which reschedules itself repeatedly
  /// advances the time; the first of a chain of turns has no delay.
  private static let precision: TimeInterval = 0.001

  /// The tolerance for the time at which work is due, in seconds.
  private static let tolerance: TimeInterval = 1e-6

  /// Schedules `work` after `delay` seconds; returns `false` if the harness no longer exists.
  func add(_ work: WaitingWork.Kind, after delay: TimeInterval) -> Bool {
    state.withLock { state in
      guard !state.isOver else { return false }
      let rounded = max(1, (delay / Self.precision).rounded(.up)) * Self.precision
      state.number += 1
      var entry = WaitingWork(kind: work, due: state.now, number: state.number)
      if !entry.isTurn { state.turns += 1 }
      if !entry.isTurn || state.isInTurn { entry.due += rounded }
      state.waiting.append(entry)
      return true
    }
  }

  /// Returns the time at which the next work is due, or `nil` if none is scheduled.
  ///
  /// - Parameter isOnce: whether repeating work is ignored.
  /// - Returns: a time of the harness's clock, in seconds.
  /// - Complexity: O(*n*) in the amount of scheduled work.
  @MainActor
  func nextDue(isOnce: Bool) -> TimeInterval? {
    settleTimers()
    return state.withLock { state in
      state.waiting.lazy.filter { !isOnce || !$0.repeats }.map(\.due).min()
    }
  }

  /// The descriptions of scheduled work that does not repeat, in order of due time.
  @MainActor
  var waitingWords: [String] {
    settleTimers()
    return state.withLock { state in
      state.waiting.sorted().filter { !$0.repeats }.map { work in
        work.isTurn
          ? work.name : "\(work.name) in \(NumberText.text(max(0, work.due - state.now))) s"
      }
    }
  }

  /// Advances the time to `end` and runs the work due until then, each at its time, in order of due time and
  /// of scheduling.
  @MainActor
  func pass(to end: TimeInterval) {
    while let work = takeNext(until: end + Self.tolerance) {
      run(work)
      if let next = work.next { state.withLock { if !$0.isOver { $0.waiting.append(next) } } }
    }
    state.withLock { $0.now = max($0.now, end) }
  }

  @MainActor
  private func run(_ work: WaitingWork) {
    let outer = Self.passingClock.withLock { passing in
      defer { passing = self }
      return passing
    }
    defer { Self.passingClock.withLock { $0 = outer } }
    let wasInTurn = state.withLock { state in
      defer { state.isInTurn = work.isTurn }
      return state.isInTurn
    }
    defer { state.withLock { $0.isInTurn = wasInTurn } }
    work.run()
  }

  deinit { end() }

  /// Ends the clock; remaining work continues in real time.
  func end() {
    let (waiting, now) = state.withLock { state in
      defer {
        state.waiting = []
        state.isOver = true
      }
      return (state.waiting, state.now)
    }
    Self.$scope.withValue(.machine) {
      for work in waiting.sorted() { work.release(in: max(0, work.due - now)) }
    }
  }

  @MainActor
  private func takeNext(until end: TimeInterval) -> WaitingWork? {
    settleTimers()
    return state.withLock { state in
      guard let place = state.waiting.indices.min(by: { state.waiting[$0] < state.waiting[$1] }),
        state.waiting[place].due <= end
      else { return nil }
      let work = state.waiting.remove(at: place)
      state.now = max(state.now, work.due)
      if !work.isTurn { state.turns += 1 }
      return work
    }
  }

  /// Removes invalidated timers, and updates those whose fire date was set.
  @MainActor
  private func settleTimers() {
    let gone = state.withLock { state in
      let before = state.waiting
      let now = state.now
      state.waiting = before.compactMap { $0.settled(at: now) }
      return before.count == state.waiting.count ? [] : before
    }
    // Objects that a timer retains may be released here, and their `deinit` may schedule more work: outside
    // of the lock.
    withExtendedLifetime(gone) {}
  }
}
