// SPDX-License-Identifier: Apache-2.0

import CMullionClock
import Foundation
import MullionContracts

/// The interception of delayed work: the decision whether work runs on the clock of a harness, and on which
/// one.
///
/// Everything that a screen schedules is on its harness's clock: work that its code schedules while the
/// harness acts on it, and in tasks that begin there. `asyncAfter` and timers are also caught in the body of
/// the test that made the harness and in callbacks of queues. A sleep of the test itself is not, because
/// nothing would advance the clock meanwhile. The next turns of the main queue, the main run loop and the
/// main actor are caught as well; these also run without the clock, as soon as the test awaits.
enum ClockCatcher {
  /// Installs the interception, once for the process.
  static func install() { _ = isInstalled }

  private static let isInstalled: Void = mullion_catch_waiting(
    { delay, work in ClockCatcher.takes(work, after: delay) },
    { object, isOfMainLoop in ClockCatcher.takes(object, isOfMainLoop) },
    { work in ClockCatcher.takesTurn(work) })

  /// The label of the queues that time tests; their delays run in real time.
  private static let testQueues = "org.swift.XCTest"

  private static func takes(_ work: MullionWork, after delay: TimeInterval) -> Bool {
    // A task's sleep is scheduled as a function, a queue's delayed work as a block.
    guard let clock = clock(isSleep: work.block == nil),
      !mullion_work_has_queue_called(work, testQueues)
    else { return false }
    let kept = mullion_work_keep(work)
    if clock.add(.work(kept), after: delay) { return true }
    mullion_work_start_after(delay, kept)
    return true
  }

  /// Returns the clock for work scheduled by the running code, or `nil` for real time.
  private static func clock(isSleep: Bool) -> HarnessClock? {
    switch HarnessClock.scope {
    case .harness(let clock): clock
    case .machine: nil
    case .unsaid: isSleep ? nil : LivingScreens.clock
    }
  }

  private static func takes(_ object: UnsafeMutableRawPointer?, _ isOfMainLoop: Bool) -> Bool {
    // Main actor code also runs on threads whose own run loops never run.
    guard isOfMainLoop || MainThread.isCurrent, let object,
      let clock = clock(isSleep: false),
      let timer = Unmanaged<AnyObject>.fromOpaque(object).takeUnretainedValue() as? Timer
    else { return false }
    let date = timer.fireDate
    return clock.add(.timer(timer, firing: date), after: max(0, date.timeIntervalSinceNow))
  }

  private static func takesTurn(_ work: MullionWork) -> Bool {
    guard let clock = clockOfTurn(work) else { return false }
    let turn = MainTurn(mullion_work_keep(work), on: clock)
    _ = clock.add(.turn(turn), after: 0)
    turn.enqueue()
    return true
  }

  /// Returns the clock for the next turn, or `nil` for none.
  ///
  /// Work enqueued from other threads has no position in the order of a clock, except for tasks whose sleep
  /// the clock ended. A test that yields is resumed without the clock.
  private static func clockOfTurn(_ work: MullionWork) -> HarnessClock? {
    if mullion_is_awaited() { return HarnessClock.passing }
    guard MainThread.isCurrent else { return nil }
    return switch HarnessClock.scope {
    case .harness(let clock): clock
    case .machine: nil
    case .unsaid: isRunningTask(work) ? nil : LivingScreens.ownClock
    }
  }

  /// Returns whether `work` is the job of the running task.
  private static func isRunningTask(_ work: MullionWork) -> Bool {
    guard work.block == nil, let job = work.context else { return false }
    return withUnsafeCurrentTask { task in
      task.map { unsafeBitCast($0, to: UnsafeMutableRawPointer.self) } == job
    }
  }
}
