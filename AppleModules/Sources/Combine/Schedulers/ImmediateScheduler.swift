// SPDX-License-Identifier: Apache-2.0

/// A scheduler that runs closures synchronously on the calling thread.
public struct ImmediateScheduler: Scheduler, Sendable {
  /// The type of the options; there are none.
  public typealias SchedulerOptions = Never

  /// The shared scheduler.
  public static let shared = ImmediateScheduler()

  /// A point in time; all are equal.
  public struct SchedulerTimeType: Strideable, Sendable {
    /// Returns an interval of zero.
    public func distance(to other: SchedulerTimeType) -> Stride { 0 }

    /// Returns the same point in time.
    public func advanced(by n: Stride) -> SchedulerTimeType { self }

    /// A time interval without effect.
    public struct Stride: SchedulerTimeIntervalConvertible, Comparable, SignedNumeric,
      ExpressibleByFloatLiteral, Codable, Sendable
    {
      /// The number from which the interval was created.
      public var magnitude: Int

      /// Creates an interval of `value`.
      public init(_ value: Int) { magnitude = value }
      /// Creates an interval from an integer literal.
      public init(integerLiteral value: Int) { magnitude = value }
      /// Creates an interval from a floating-point literal, truncated.
      public init(floatLiteral value: Double) { magnitude = Int(value) }
      /// Creates an interval of `source`, or `nil` if it does not fit.
      public init?<T: BinaryInteger>(exactly source: T) {
        guard let value = Int(exactly: source) else { return nil }
        magnitude = value
      }

      /// Returns whether `lhs` is shorter than `rhs`.
      public static func < (lhs: Stride, rhs: Stride) -> Bool { lhs.magnitude < rhs.magnitude }
      /// Returns the product.
      public static func * (lhs: Stride, rhs: Stride) -> Stride {
        Stride(lhs.magnitude * rhs.magnitude)
      }
      /// Returns the sum.
      public static func + (lhs: Stride, rhs: Stride) -> Stride {
        Stride(lhs.magnitude + rhs.magnitude)
      }
      /// Returns the difference.
      public static func - (lhs: Stride, rhs: Stride) -> Stride {
        Stride(lhs.magnitude - rhs.magnitude)
      }
      /// Multiplies `lhs` by `rhs`.
      public static func *= (lhs: inout Stride, rhs: Stride) { lhs = lhs * rhs }
      /// Adds `rhs` to `lhs`.
      public static func += (lhs: inout Stride, rhs: Stride) { lhs = lhs + rhs }
      /// Subtracts `rhs` from `lhs`.
      public static func -= (lhs: inout Stride, rhs: Stride) { lhs = lhs - rhs }
      /// Returns an interval of zero.
      public static func seconds(_ s: Int) -> Stride { 0 }
      /// Returns an interval of zero.
      public static func seconds(_ s: Double) -> Stride { 0 }
      /// Returns an interval of zero.
      public static func milliseconds(_ ms: Int) -> Stride { 0 }
      /// Returns an interval of zero.
      public static func microseconds(_ us: Int) -> Stride { 0 }
      /// Returns an interval of zero.
      public static func nanoseconds(_ ns: Int) -> Stride { 0 }
    }
  }

  /// The current time, always the same.
  public var now: SchedulerTimeType { SchedulerTimeType() }

  /// The smallest tolerance, zero.
  public var minimumTolerance: SchedulerTimeType.Stride { 0 }

  /// Runs `action` immediately.
  public func schedule(options: SchedulerOptions?, _ action: @escaping () -> Void) {
    action()
  }

  /// Runs `action` immediately; `date` is ignored.
  public func schedule(
    after date: SchedulerTimeType, tolerance: SchedulerTimeType.Stride,
    options: SchedulerOptions?, _ action: @escaping () -> Void
  ) {
    action()
  }

  /// Runs `action` immediately, once.
  ///
  /// - Returns: An inactive cancellable.
  public func schedule(
    after date: SchedulerTimeType, interval: SchedulerTimeType.Stride,
    tolerance: SchedulerTimeType.Stride, options: SchedulerOptions?,
    _ action: @escaping () -> Void
  ) -> any Cancellable {
    action()
    return Subscriptions.empty
  }
}
