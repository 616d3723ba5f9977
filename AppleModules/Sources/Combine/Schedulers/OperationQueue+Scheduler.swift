// SPDX-License-Identifier: Apache-2.0

public import Foundation

extension OperationQueue: Scheduler {
  /// There are no options.
  public struct SchedulerOptions {}

  /// The moment it is.
  public var now: SchedulerTimeType {
    SchedulerTimeType(Date())
  }

  /// None.
  public var minimumTolerance: SchedulerTimeType.Stride { 0 }

  /// Runs `action` when its turn comes.
  public func schedule(options: SchedulerOptions?, _ action: @escaping () -> Void) {
    let handover = Handover(action: action)
    addOperation { handover.action() }
  }

  /// Puts `action` in the queue after a moment.
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

  /// Puts `action` in the queue after a moment and each `interval` from then on, until it is
  /// cancelled.
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

  /// Where delays pass; the main queue waits on the main thread, so that the clock of a test sees it.
  private var waitingQueue: DispatchQueue {
    self === OperationQueue.main ? .main : .global()
  }
}
