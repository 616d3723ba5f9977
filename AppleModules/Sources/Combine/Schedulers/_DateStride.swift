// SPDX-License-Identifier: Apache-2.0

/// A length of time in seconds, as the schedulers have it whose moments are dates.
public protocol _DateStride: SchedulerTimeIntervalConvertible, Comparable, SignedNumeric,
  ExpressibleByFloatLiteral, Codable, Sendable
where Magnitude == Double, FloatLiteralType == Double, IntegerLiteralType == Double {
  /// The number of seconds.
  var magnitude: Double { get set }
  /// A number of seconds.
  init(_ timeInterval: Double)
}

extension _DateStride {
  /// The number of seconds.
  public var timeInterval: Double { magnitude }
  /// A number of seconds.
  public init(floatLiteral value: Double) { self.init(value) }
  /// A number of seconds.
  public init(integerLiteral value: Double) { self.init(value) }
  /// A number of seconds, if it fits.
  public init?<T: BinaryInteger>(exactly source: T) {
    guard let value = Double(exactly: source) else { return nil }
    self.init(value)
  }

  /// Whether the left is shorter.
  public static func < (lhs: Self, rhs: Self) -> Bool { lhs.magnitude < rhs.magnitude }
  /// The product of both numbers.
  public static func * (lhs: Self, rhs: Self) -> Self { Self(lhs.magnitude * rhs.magnitude) }
  /// The sum.
  public static func + (lhs: Self, rhs: Self) -> Self { Self(lhs.magnitude + rhs.magnitude) }
  /// The difference.
  public static func - (lhs: Self, rhs: Self) -> Self { Self(lhs.magnitude - rhs.magnitude) }
  /// Multiplies.
  public static func *= (lhs: inout Self, rhs: Self) { lhs = lhs * rhs }
  /// Adds.
  public static func += (lhs: inout Self, rhs: Self) { lhs = lhs + rhs }
  /// Subtracts.
  public static func -= (lhs: inout Self, rhs: Self) { lhs = lhs - rhs }
  /// A number of seconds.
  public static func seconds(_ s: Int) -> Self { Self(Double(s)) }
  /// A number of seconds.
  public static func seconds(_ s: Double) -> Self { Self(s) }
  /// A number of thousandths of a second.
  public static func milliseconds(_ ms: Int) -> Self { Self(Double(ms) / 1e3) }
  /// A number of millionths of a second.
  public static func microseconds(_ us: Int) -> Self { Self(Double(us) / 1e6) }
  /// A number of billionths of a second.
  public static func nanoseconds(_ ns: Int) -> Self { Self(Double(ns) / 1e9) }
}
