// SPDX-License-Identifier: Apache-2.0

/// A time interval in seconds, for schedulers whose points in time are dates.
public protocol _DateStride: SchedulerTimeIntervalConvertible, Comparable, SignedNumeric,
  ExpressibleByFloatLiteral, Codable, Sendable
where Magnitude == Double, FloatLiteralType == Double, IntegerLiteralType == Double {
  /// The number of seconds.
  var magnitude: Double { get set }
  /// Creates an interval of seconds.
  init(_ timeInterval: Double)
}

extension _DateStride {
  /// The number of seconds.
  public var timeInterval: Double { magnitude }
  /// Creates an interval of seconds.
  public init(floatLiteral value: Double) { self.init(value) }
  /// Creates an interval of seconds.
  public init(integerLiteral value: Double) { self.init(value) }
  /// Creates an interval of seconds, or `nil` if `source` does not fit.
  public init?<T: BinaryInteger>(exactly source: T) {
    guard let value = Double(exactly: source) else { return nil }
    self.init(value)
  }

  /// Returns whether `lhs` is shorter than `rhs`.
  public static func < (lhs: Self, rhs: Self) -> Bool { lhs.magnitude < rhs.magnitude }
  /// Returns the product.
  public static func * (lhs: Self, rhs: Self) -> Self { Self(lhs.magnitude * rhs.magnitude) }
  /// Returns the sum.
  public static func + (lhs: Self, rhs: Self) -> Self { Self(lhs.magnitude + rhs.magnitude) }
  /// Returns the difference.
  public static func - (lhs: Self, rhs: Self) -> Self { Self(lhs.magnitude - rhs.magnitude) }
  /// Multiplies `lhs` by `rhs`.
  public static func *= (lhs: inout Self, rhs: Self) { lhs = lhs * rhs }
  /// Adds `rhs` to `lhs`.
  public static func += (lhs: inout Self, rhs: Self) { lhs = lhs + rhs }
  /// Subtracts `rhs` from `lhs`.
  public static func -= (lhs: inout Self, rhs: Self) { lhs = lhs - rhs }
  /// Returns an interval of seconds.
  public static func seconds(_ s: Int) -> Self { Self(Double(s)) }
  /// Returns an interval of seconds.
  public static func seconds(_ s: Double) -> Self { Self(s) }
  /// Returns an interval of milliseconds.
  public static func milliseconds(_ ms: Int) -> Self { Self(Double(ms) / 1e3) }
  /// Returns an interval of microseconds.
  public static func microseconds(_ us: Int) -> Self { Self(Double(us) / 1e6) }
  /// Returns an interval of nanoseconds.
  public static func nanoseconds(_ ns: Int) -> Self { Self(Double(ns) / 1e9) }
}
