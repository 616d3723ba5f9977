// SPDX-License-Identifier: Apache-2.0

public import Foundation

extension RunLoop {
  /// A point in time for run loops: a date.
  public struct SchedulerTimeType: Strideable, Codable, Hashable, Sendable {
    /// The date that represents this point in time.
    public var date: Date

    /// Creates a point in time from a date.
    public init(_ date: Date) {
      self.date = date
    }

    /// Returns the interval from this point in time to another.
    public func distance(to other: SchedulerTimeType) -> Stride {
      Stride(other.date.timeIntervalSince(date))
    }

    /// Returns the point in time that is later by `n`.
    public func advanced(by n: Stride) -> SchedulerTimeType {
      SchedulerTimeType(date + n.timeInterval)
    }

    /// A time interval in seconds.
    public struct Stride: _DateStride {
      /// The number of seconds.
      public var magnitude: TimeInterval

      /// Creates an interval of seconds.
      public init(_ timeInterval: TimeInterval) {
        magnitude = timeInterval
      }
    }
  }
}
