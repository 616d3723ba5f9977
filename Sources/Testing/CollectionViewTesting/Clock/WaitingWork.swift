// SPDX-License-Identifier: Apache-2.0

import CMullionClock
import Foundation

/// Work that is scheduled on a harness's clock.
struct WaitingWork: Comparable, @unchecked Sendable {
  /// The kind of work.
  enum Kind {
    /// Work to be run on a queue.
    case work(MullionWork)
    /// A timer, with the fire date that it had.
    case timer(Timer, firing: Date)
    /// Work for the next turn of the main queue or the main run loop.
    case turn(MainTurn)
  }

  let kind: Kind
  /// The time on the harness's clock at which the work is due, in seconds.
  var due: TimeInterval
  /// The sequence number, in order of scheduling.
  let number: Int

  /// Whether the work repeats.
  var repeats: Bool {
    if case .timer(let timer, _) = kind { timer.timeInterval > 0 } else { false }
  }

  /// Whether the work is due in the next turn.
  var isTurn: Bool { if case .turn = kind { true } else { false } }

  /// A description of the kind of work.
  var name: String {
    switch kind {
    case .work(let work): work.block == nil ? "a task that sleeps" : "a block of asyncAfter"
    case .timer: "a timer"
    case .turn(let turn): turn.name
    }
  }

  /// Returns whether `one` is due before `other`; work with the same due time is ordered by sequence number.
  static func < (one: WaitingWork, other: WaitingWork) -> Bool {
    (one.due, one.number) < (other.due, other.number)
  }

  static func == (one: WaitingWork, other: WaitingWork) -> Bool { one.number == other.number }

  /// Runs the work: directly if it belongs to the main queue, otherwise on its queue.
  @MainActor
  func run() {
    switch kind {
    case .work(let work) where mullion_work_is_of_main_queue(work): mullion_work_run(work)
    case .work(let work): mullion_work_start(work)
    case .timer(let timer, _): timer.fire()
    case .turn(let turn): turn.run()
    }
  }

  /// The next occurrence of a repeating, valid timer; otherwise `nil`.
  @MainActor
  var next: WaitingWork? {
    guard case .timer(let timer, _) = kind, timer.isValid, repeats else { return nil }
    return WaitingWork(kind: kind, due: due + timer.timeInterval, number: number)
  }

  /// Returns the work updated to its timer's fire date, at `now` on the harness's clock, or `nil` if the
  /// timer is invalid or the turn is done.
  func settled(at now: TimeInterval) -> WaitingWork? {
    if case .turn(let turn) = kind { return turn.isDone ? nil : self }
    guard case .timer(let timer, let date) = kind else { return self }
    guard timer.isValid else { return nil }
    guard timer.fireDate != date else { return self }
    return WaitingWork(
      kind: .timer(timer, firing: timer.fireDate),
      due: now + max(0, timer.fireDate.timeIntervalSinceNow), number: number)
  }

  /// Schedules the work after `delay` seconds of real time; a no-op for turns, which are in the main queue
  /// already.
  func release(in delay: TimeInterval) {
    switch kind {
    case .work(let work): mullion_work_start_after(delay, work)
    case .timer(let timer, _):
      timer.fireDate = Date(timeIntervalSinceNow: delay)
      RunLoop.main.add(timer, forMode: .common)
    // Already in the main queue.
    case .turn: break
    }
  }
}
