// SPDX-License-Identifier: Apache-2.0

import CMullionClock
import Foundation
import Synchronization

/// The clock of one harness, and what waits on it.
///
/// What waits is handed over by `dispatch_after`, which `asyncAfter` and `Task.sleep` come to, and by
/// `CFRunLoopAddTimer`; see ``ClockCatcher``. It comes from any thread, and is run on the main actor
/// when the harness lets time pass.
final class HarnessClock: Sendable {
  /// Whose time code waits in.
  enum Scope: Sendable {
    /// Not set.
    case unsaid
    /// The machine's, whatever harness there is.
    case machine
    /// That of the harness on whose screen the code acts.
    case harness(HarnessClock)
  }

  /// Whose time the running code waits in, and the tasks that begin there.
  @TaskLocal static var scope = Scope.unsaid

  /// The clock that lets time pass now; nil: none does.
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

  /// How often something was handed over or run so far, the next turns of the main queue apart.
  var turns: Int { state.withLock { $0.turns } }

  /// How exactly waits are told.
  ///
  /// They are asked for as a time of the machine's clock, which went on a little before they come
  /// here. Nothing waits for less, so that what asks for itself again and again lets time pass; the
  /// first of a chain of turns takes no time.
  private static let precision: TimeInterval = 0.001

  /// What may be missing of the time at which work is due.
  private static let tolerance: TimeInterval = 1e-6

  /// Has `work` wait for `delay` seconds; false: the harness is gone.
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

  /// When the next work is due; nil: nothing waits.
  ///
  /// - Parameter isOnce: whether what repeats does not count.
  /// - Returns: a time of the harness's clock, in seconds.
  /// - Complexity: O(n) in what waits.
  @MainActor
  func nextDue(isOnce: Bool) -> TimeInterval? {
    settleTimers()
    return state.withLock { state in
      state.waiting.lazy.filter { !isOnce || !$0.repeats }.map(\.due).min()
    }
  }

  /// Descriptions of the work that waits and does not repeat, the next first.
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

  /// Runs what is due until `end`, each at its time, in the order of times and of asking; the time is
  /// `end` then.
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

  /// What waits goes on waiting in the machine's time.
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

  /// Forgets timers that are invalid, and follows those whose date was set.
  @MainActor
  private func settleTimers() {
    let gone = state.withLock { state in
      let before = state.waiting
      let now = state.now
      state.waiting = before.compactMap { $0.settled(at: now) }
      return before.count == state.waiting.count ? [] : before
    }
    // What a timer keeps may end here, and ask for more in its `deinit`: outside of the lock.
    withExtendedLifetime(gone) {}
  }
}
