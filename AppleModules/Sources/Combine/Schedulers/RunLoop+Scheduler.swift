// SPDX-License-Identifier: Apache-2.0

public import Foundation

extension RunLoop: Scheduler {
  /// The scheduler options of a run loop; there are none.
  public struct SchedulerOptions {}

  /// The current time.
  public var now: SchedulerTimeType {
    SchedulerTimeType(Date())
  }

  /// The smallest tolerance, zero.
  public var minimumTolerance: SchedulerTimeType.Stride { 0 }

  /// Runs `action` in the run loop's default mode, and wakes the run loop.
  public func schedule(options: SchedulerOptions?, _ action: @escaping () -> Void) {
    let handover = Handover(action: action)
    perform { handover.action() }
    // Wake up a loop that is waiting for something else; the main queue wakes the main loop.
    if self === RunLoop.main {
      DispatchQueue.main.async {}
    } else if self !== RunLoop.current {
      add(Timer(timeInterval: 0, repeats: false) { _ in }, forMode: .default)
    }
  }

  /// Runs `action` after `date`, in the run loop's default mode.
  public func schedule(
    after date: SchedulerTimeType, tolerance: SchedulerTimeType.Stride,
    options: SchedulerOptions?, _ action: @escaping () -> Void
  ) {
    let handover = Handover(action: action)
    let timer = Timer(fire: date.date, interval: 0, repeats: false) { _ in handover.action() }
    timer.tolerance = tolerance.timeInterval
    add(timer, forMode: .default)
  }

  /// Runs `action` after `date` and then every `interval`, in the run loop's default mode.
  ///
  /// - Returns: A cancellable that stops the repetition.
  public func schedule(
    after date: SchedulerTimeType, interval: SchedulerTimeType.Stride,
    tolerance: SchedulerTimeType.Stride, options: SchedulerOptions?,
    _ action: @escaping () -> Void
  ) -> any Cancellable {
    let repetition = Repetition(action)
    let timer = Timer(fire: date.date, interval: interval.timeInterval, repeats: true) {
      if !repetition.run() { $0.invalidate() }
    }
    timer.tolerance = tolerance.timeInterval
    add(timer, forMode: .default)
    return repetition
  }
}
