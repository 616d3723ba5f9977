// SPDX-License-Identifier: Apache-2.0

import CMullionClock
import Foundation
import MullionContracts

/// Decides what waits on the clock of a harness, and of which.
///
/// What a screen asks for is on its harness's clock: whatever its code asks for while the harness acts
/// on it, and in tasks that begin there. `asyncAfter` and timers are so too in the body of the test
/// that made the harness and in what queues call back. What a test sleeps itself is not, because
/// nobody would let time pass meanwhile. So are the next turns of the main queue, the main run loop and
/// the main actor, which run without the clock too, as soon as the test awaits.
enum ClockCatcher {
  /// Catches what waits from here on, once for the process.
  static func install() { _ = isInstalled }

  private static let isInstalled: Void = mullion_catch_waiting(
    { delay, work in ClockCatcher.takes(work, after: delay) },
    { object, isOfMainLoop in ClockCatcher.takes(object, isOfMainLoop) },
    { work in ClockCatcher.takesTurn(work) })

  /// Queues that time tests; their waits are the machine's.
  private static let testQueues = "org.swift.XCTest"

  private static func takes(_ work: MullionWork, after delay: TimeInterval) -> Bool {
    // A task's sleep is a function, a queue's later work a block.
    guard let clock = clock(isSleep: work.block == nil),
      !mullion_work_has_queue_called(work, testQueues)
    else { return false }
    let kept = mullion_work_keep(work)
    if clock.add(.work(kept), after: delay) { return true }
    mullion_work_start_after(delay, kept)
    return true
  }

  /// The clock that the running code waits on; nil: the machine's.
  private static func clock(isSleep: Bool) -> HarnessClock? {
    switch HarnessClock.scope {
    case .harness(let clock): clock
    case .machine: nil
    case .unsaid: isSleep ? nil : LivingScreens.clock
    }
  }

  private static func takes(_ object: UnsafeMutableRawPointer?, _ isOfMainLoop: Bool) -> Bool {
    // The main actor's code runs on threads with loops of their own, which nobody turns.
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

  /// The clock that the next turn waits on; nil: no clock.
  ///
  /// What other threads hand over has no place in the order of a clock, but for tasks whose sleep the
  /// clock ended. A test that yields continues itself.
  private static func clockOfTurn(_ work: MullionWork) -> HarnessClock? {
    if mullion_is_awaited() { return HarnessClock.passing }
    guard MainThread.isCurrent else { return nil }
    return switch HarnessClock.scope {
    case .harness(let clock): clock
    case .machine: nil
    case .unsaid: isRunningTask(work) ? nil : LivingScreens.ownClock
    }
  }

  /// Whether `work` is the job of the running task.
  private static func isRunningTask(_ work: MullionWork) -> Bool {
    guard work.block == nil, let job = work.context else { return false }
    return withUnsafeCurrentTask { task in
      task.map { unsafeBitCast($0, to: UnsafeMutableRawPointer.self) } == job
    }
  }
}
