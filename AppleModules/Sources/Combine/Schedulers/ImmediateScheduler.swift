// SPDX-License-Identifier: Apache-2.0

/// Runs everything at once, where it is told to.
public struct ImmediateScheduler: Scheduler, Sendable {
  /// There are no options.
  public typealias SchedulerOptions = Never

  /// The one there is.
  public static let shared = ImmediateScheduler()

  /// A moment; all are the same.
  public struct SchedulerTimeType: Strideable, Sendable {
    /// No length of time.
    public func distance(to other: SchedulerTimeType) -> Stride { 0 }

    /// The same moment.
    public func advanced(by n: Stride) -> SchedulerTimeType { self }

    /// A length of time, which has no effect.
    public struct Stride: SchedulerTimeIntervalConvertible, Comparable, SignedNumeric,
      ExpressibleByFloatLiteral, Codable, Sendable
    {
      /// The number it was made of.
      public var magnitude: Int

      /// A length of `value`.
      public init(_ value: Int) { magnitude = value }
      /// A length of a literal.
      public init(integerLiteral value: Int) { magnitude = value }
      /// A length of a literal.
      public init(floatLiteral value: Double) { magnitude = Int(value) }
      /// A length of a number, if it fits.
      public init?<T: BinaryInteger>(exactly source: T) {
        guard let value = Int(exactly: source) else { return nil }
        magnitude = value
      }

      /// Whether the left is shorter.
      public static func < (lhs: Stride, rhs: Stride) -> Bool { lhs.magnitude < rhs.magnitude }
      /// The product.
      public static func * (lhs: Stride, rhs: Stride) -> Stride {
        Stride(lhs.magnitude * rhs.magnitude)
      }
      /// The sum.
      public static func + (lhs: Stride, rhs: Stride) -> Stride {
        Stride(lhs.magnitude + rhs.magnitude)
      }
      /// The difference.
      public static func - (lhs: Stride, rhs: Stride) -> Stride {
        Stride(lhs.magnitude - rhs.magnitude)
      }
      /// Multiplies.
      public static func *= (lhs: inout Stride, rhs: Stride) { lhs = lhs * rhs }
      /// Adds.
      public static func += (lhs: inout Stride, rhs: Stride) { lhs = lhs + rhs }
      /// Subtracts.
      public static func -= (lhs: inout Stride, rhs: Stride) { lhs = lhs - rhs }
      /// No length.
      public static func seconds(_ s: Int) -> Stride { 0 }
      /// No length.
      public static func seconds(_ s: Double) -> Stride { 0 }
      /// No length.
      public static func milliseconds(_ ms: Int) -> Stride { 0 }
      /// No length.
      public static func microseconds(_ us: Int) -> Stride { 0 }
      /// No length.
      public static func nanoseconds(_ ns: Int) -> Stride { 0 }
    }
  }

  /// The only moment there is.
  public var now: SchedulerTimeType { SchedulerTimeType() }

  /// None.
  public var minimumTolerance: SchedulerTimeType.Stride { 0 }

  /// Runs `action` now.
  public func schedule(options: SchedulerOptions?, _ action: @escaping () -> Void) {
    action()
  }

  /// Runs `action` now.
  public func schedule(
    after date: SchedulerTimeType, tolerance: SchedulerTimeType.Stride,
    options: SchedulerOptions?, _ action: @escaping () -> Void
  ) {
    action()
  }

  /// Runs `action` now, once.
  public func schedule(
    after date: SchedulerTimeType, interval: SchedulerTimeType.Stride,
    tolerance: SchedulerTimeType.Stride, options: SchedulerOptions?,
    _ action: @escaping () -> Void
  ) -> any Cancellable {
    action()
    return Subscriptions.empty
  }
}
