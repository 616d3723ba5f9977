// SPDX-License-Identifier: Apache-2.0

public import Dispatch
import Foundation

extension DispatchQueue: Scheduler {
  /// How work is run.
  public struct SchedulerOptions {
    /// How important it is.
    public var qos: DispatchQoS

    /// How it is treated.
    public var flags: DispatchWorkItemFlags

    /// The group that it belongs to.
    public var group: DispatchGroup?

    /// Options; by default none that matter.
    public init(
      qos: DispatchQoS = .unspecified, flags: DispatchWorkItemFlags = [],
      group: DispatchGroup? = nil
    ) {
      (self.qos, self.flags, self.group) = (qos, flags, group)
    }
  }

  /// The moment it is.
  public var now: SchedulerTimeType {
    SchedulerTimeType(.now())
  }

  /// None.
  public var minimumTolerance: SchedulerTimeType.Stride { .seconds(0) }

  /// Runs `action` when its turn comes.
  public func schedule(options: SchedulerOptions?, _ action: @escaping () -> Void) {
    let handover = Handover(action: action)
    guard let options else { return async { handover.action() } }
    async(group: options.group, qos: options.qos, flags: options.flags) { handover.action() }
  }

  /// Runs `action` after a moment.
  public func schedule(
    after date: SchedulerTimeType, tolerance: SchedulerTimeType.Stride,
    options: SchedulerOptions?, _ action: @escaping () -> Void
  ) {
    let handover = Handover(action: action)
    asyncAfter(
      deadline: date.dispatchTime, qos: options?.qos ?? .unspecified, flags: options?.flags ?? []
    ) { handover.action() }
  }

  /// Runs `action` after a moment and each `interval` from then on, until it is cancelled.
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
