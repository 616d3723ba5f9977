// SPDX-License-Identifier: Apache-2.0

public import Dispatch

extension DispatchQueue {
  /// A point in time on the clock of dispatch queues.
  public struct SchedulerTimeType: Strideable, Codable, Hashable, Sendable {
    /// The dispatch time that represents this point in time.
    public var dispatchTime: DispatchTime

    /// Creates a point in time from a dispatch time.
    public init(_ time: DispatchTime) {
      dispatchTime = time
    }

    /// Creates a point in time by decoding its nanoseconds of uptime.
    public init(from decoder: any Decoder) throws {
      let container = try decoder.singleValueContainer()
      dispatchTime = DispatchTime(uptimeNanoseconds: try container.decode(UInt64.self))
    }

    /// Encodes the nanoseconds of uptime.
    public func encode(to encoder: any Encoder) throws {
      var container = encoder.singleValueContainer()
      try container.encode(dispatchTime.uptimeNanoseconds)
    }

    /// Returns the interval from this point in time to another.
    public func distance(to other: SchedulerTimeType) -> Stride {
      let (from, to) = (dispatchTime.uptimeNanoseconds, other.dispatchTime.uptimeNanoseconds)
      return .nanoseconds(to >= from ? Int(to - from) : -Int(from - to))
    }

    /// Returns the point in time that is later by `n`.
    public func advanced(by n: Stride) -> SchedulerTimeType {
      SchedulerTimeType(dispatchTime + n.timeInterval)
    }

    /// Returns whether `lhs` is earlier than `rhs`.
    public static func < (lhs: SchedulerTimeType, rhs: SchedulerTimeType) -> Bool {
      lhs.dispatchTime < rhs.dispatchTime
    }

    /// Hashes the nanoseconds of uptime.
    public func hash(into hasher: inout Hasher) {
      hasher.combine(dispatchTime.uptimeNanoseconds)
    }
  }
}
