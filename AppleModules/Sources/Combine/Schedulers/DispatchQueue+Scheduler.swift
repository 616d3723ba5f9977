// SPDX-License-Identifier: Apache-2.0

public import Dispatch
import Foundation

extension DispatchQueue: Scheduler {
  /// The options for running a closure on a dispatch queue.
  public struct SchedulerOptions {
    /// The quality of service of the work item.
    public var qos: DispatchQoS

    /// The flags of the work item.
    public var flags: DispatchWorkItemFlags

    /// The dispatch group of the work item.
    ///
    /// - Note: Has no effect on closures that run after a date.
    public var group: DispatchGroup?

    /// Creates options; the defaults have no effect.
    public init(
      qos: DispatchQoS = .unspecified, flags: DispatchWorkItemFlags = [],
      group: DispatchGroup? = nil
    ) {
      (self.qos, self.flags, self.group) = (qos, flags, group)
    }
  }

  /// The current time.
  public var now: SchedulerTimeType {
    SchedulerTimeType(.now())
  }

  /// The smallest tolerance, zero.
  public var minimumTolerance: SchedulerTimeType.Stride { .seconds(0) }

  /// Enqueues `action`.
  public func schedule(options: SchedulerOptions?, _ action: @escaping () -> Void) {
    let handover = Handover(action: action)
    guard let options else { return async { handover.action() } }
    async(group: options.group, qos: options.qos, flags: options.flags) { handover.action() }
  }

  /// Enqueues `action` after `date`; `tolerance` is ignored.
  public func schedule(
    after date: SchedulerTimeType, tolerance: SchedulerTimeType.Stride,
    options: SchedulerOptions?, _ action: @escaping () -> Void
  ) {
    let handover = Handover(action: action)
    asyncAfter(
      deadline: date.dispatchTime, qos: options?.qos ?? .unspecified, flags: options?.flags ?? []
    ) { handover.action() }
  }

  /// Enqueues `action` after `date` and then every `interval`; `tolerance` is ignored.
  ///
  /// - Returns: A cancellable that stops the repetition.
  public func schedule(
    after date: SchedulerTimeType, interval: SchedulerTimeType.Stride,
    tolerance: SchedulerTimeType.Stride, options: SchedulerOptions?,
    _ action: @escaping () -> Void
  ) -> any Cancellable {
    let repetition = Repetition(action)
    repeats(repetition, after: date, interval, options)
    return repetition
  }

  private func repeats(
    _ repetition: Repetition, after date: SchedulerTimeType,
    _ interval: SchedulerTimeType.Stride, _ options: SchedulerOptions?
  ) {
    schedule(after: date, tolerance: interval, options: options) { [self] in
      guard repetition.run() else { return }
      repeats(repetition, after: date.advanced(by: interval), interval, options)
    }
  }
}
