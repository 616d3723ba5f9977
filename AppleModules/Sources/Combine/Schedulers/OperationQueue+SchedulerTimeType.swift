// SPDX-License-Identifier: Apache-2.0

public import Foundation

extension OperationQueue {
  /// A moment, as operation queues have it: a date.
  public struct SchedulerTimeType: Strideable, Codable, Hashable, Sendable {
    /// The moment.
    public var date: Date

    /// A moment.
    public init(_ date: Date) {
      self.date = date
    }

    /// The time from this moment to another.
    public func distance(to other: SchedulerTimeType) -> Stride {
      Stride(other.date.timeIntervalSince(date))
    }

    /// The moment that is later by a length of time.
    public func advanced(by n: Stride) -> SchedulerTimeType {
      SchedulerTimeType(date + n.timeInterval)
    }

    /// A length of time in seconds.
    public struct Stride: _DateStride {
      /// The number of seconds.
      public var magnitude: TimeInterval

      /// A number of seconds.
      public init(_ timeInterval: TimeInterval) {
        magnitude = timeInterval
      }
    }
  }
}
