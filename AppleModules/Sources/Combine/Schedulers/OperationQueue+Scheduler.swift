// SPDX-License-Identifier: Apache-2.0

public import Foundation

extension OperationQueue: Scheduler {
  /// The scheduler options of an operation queue; there are none.
  public struct SchedulerOptions {}

  /// The current time.
  public var now: SchedulerTimeType {
    SchedulerTimeType(Date())
  }

  /// The smallest tolerance, zero.
  public var minimumTolerance: SchedulerTimeType.Stride { 0 }

  /// Adds an operation that runs `action`.
  public func schedule(options: SchedulerOptions?, _ action: @escaping () -> Void) {
    let handover = Handover(action: action)
    addOperation { handover.action() }
  }

  /// Adds an operation that runs `action` after `date`; `tolerance` is ignored.
  public func schedule(
    after date: SchedulerTimeType, tolerance: SchedulerTimeType.Stride,
    options: SchedulerOptions?, _ action: @escaping () -> Void
  ) {
    let handover = Handover(action: action)
    let seconds = date.date.timeIntervalSinceNow
    waitingQueue.asyncAfter(deadline: .now() + seconds) { [self] in
      addOperation { handover.action() }
    }
  }

  /// Adds an operation that runs `action` after `date` and then every `interval`; `tolerance` is ignored.
  ///
  /// - Returns: A cancellable that stops the repetition.
  public func schedule(
    after date: SchedulerTimeType, interval: SchedulerTimeType.Stride,
    tolerance: SchedulerTimeType.Stride, options: SchedulerOptions?,
    _ action: @escaping () -> Void
  ) -> any Cancellable {
    let repetition = Repetition(action)
    repeats(repetition, after: date, interval)
    return repetition
  }

  private func repeats(
    _ repetition: Repetition, after date: SchedulerTimeType,
    _ interval: SchedulerTimeType.Stride
  ) {
    schedule(after: date, tolerance: interval, options: nil) { [self] in
      if repetition.run() { repeats(repetition, after: date.advanced(by: interval), interval) }
    }
  }

  /// The dispatch queue on which delays elapse; for the main operation queue it is the main dispatch queue,
  /// so that a test clock applies.
  private var waitingQueue: DispatchQueue {
    self === OperationQueue.main ? .main : .global()
  }
}
