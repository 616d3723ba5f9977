// SPDX-License-Identifier: Apache-2.0

import CMullionClock
import Foundation

/// Something that waits on a harness's clock.
struct WaitingWork: Comparable, @unchecked Sendable {
  /// What it is.
  enum Kind {
    /// A queue is to run it.
    case work(MullionWork)
    /// It is to fire, and was to do so at that date.
    case timer(Timer, firing: Date)
    /// The main queue or the main run loop is to run it in its next turn.
    case turn(MainTurn)
  }

  let kind: Kind
  /// When it is due on the harness's clock, in seconds.
  var due: TimeInterval
  /// How much was asked for before.
  let number: Int

  /// Whether it is due again and again.
  var repeats: Bool {
    if case .timer(let timer, _) = kind { timer.timeInterval > 0 } else { false }
  }

  /// Whether it is due in the next turn.
  var isTurn: Bool { if case .turn = kind { true } else { false } }

  /// A description of the kind of work.
  var name: String {
    switch kind {
    case .work(let work): work.block == nil ? "a task that sleeps" : "a block of asyncAfter"
    case .timer: "a timer"
    case .turn(let turn): turn.name
    }
  }

  /// Sooner, or asked for earlier.
  static func < (one: WaitingWork, other: WaitingWork) -> Bool {
    (one.due, one.number) < (other.due, other.number)
  }

  static func == (one: WaitingWork, other: WaitingWork) -> Bool { one.number == other.number }

  /// Runs it: here what is the main queue's, on its queue what is another's.
  @MainActor
  func run() {
    switch kind {
    case .work(let work) where mullion_work_is_of_main_queue(work): mullion_work_run(work)
    case .work(let work): mullion_work_start(work)
    case .timer(let timer, _): timer.fire()
    case .turn(let turn): turn.run()
    }
  }

  /// It when it is due the next time; nil: it was once.
  @MainActor
  var next: WaitingWork? {
    guard case .timer(let timer, _) = kind, timer.isValid, repeats else { return nil }
    return WaitingWork(kind: kind, due: due + timer.timeInterval, number: number)
  }

  /// It as its timer is now, at `now` on the harness's clock; nil: the timer is invalid, or
  /// the turn is over.
  func settled(at now: TimeInterval) -> WaitingWork? {
    if case .turn(let turn) = kind { return turn.isDone ? nil : self }
    guard case .timer(let timer, let date) = kind else { return self }
    guard timer.isValid else { return nil }
    guard timer.fireDate != date else { return self }
    return WaitingWork(
      kind: .timer(timer, firing: timer.fireDate),
      due: now + max(0, timer.fireDate.timeIntervalSinceNow), number: number)
  }

  /// Has it wait for `delay` seconds of the machine's time.
  func release(in delay: TimeInterval) {
    switch kind {
    case .work(let work): mullion_work_start_after(delay, work)
    case .timer(let timer, _):
      timer.fireDate = Date(timeIntervalSinceNow: delay)
      RunLoop.main.add(timer, forMode: .common)
    // The main queue has it already.
    case .turn: break
    }
  }
}
