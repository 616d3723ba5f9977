// SPDX-License-Identifier: Apache-2.0

public import Dispatch

extension DispatchQueue.SchedulerTimeType {
  /// A time interval in nanoseconds.
  public struct Stride: SchedulerTimeIntervalConvertible, Comparable, SignedNumeric,
    ExpressibleByFloatLiteral, Hashable, Codable, Sendable
  {
    /// The number of nanoseconds, which may be negative.
    public var magnitude: Int

    /// The interval as a `DispatchTimeInterval`.
    public var timeInterval: DispatchTimeInterval { .nanoseconds(magnitude) }

    private init(nanoseconds: Int) { magnitude = nanoseconds }

    /// Creates an interval from a `DispatchTimeInterval`; `.never` becomes the maximum.
    public init(_ timeInterval: DispatchTimeInterval) {
      switch timeInterval {
      case .seconds(let value): self = .seconds(value)
      case .milliseconds(let value): self = .milliseconds(value)
      case .microseconds(let value): self = .microseconds(value)
      case .nanoseconds(let value): self = .nanoseconds(value)
      default: self.init(nanoseconds: .max)
      }
    }

    /// Creates an interval of seconds.
    public init(integerLiteral value: Int) { self = .seconds(value) }
    /// Creates an interval of seconds.
    public init(floatLiteral value: Double) { self = .seconds(value) }
    /// Creates an interval of nanoseconds, or `nil` if `source` does not fit.
    public init?<T: BinaryInteger>(exactly source: T) {
      guard let value = Int(exactly: source) else { return nil }
      self.init(nanoseconds: value)
    }

    /// Returns whether `lhs` is shorter than `rhs`.
    public static func < (lhs: Stride, rhs: Stride) -> Bool { lhs.magnitude < rhs.magnitude }
    /// Returns the product of the nanoseconds, clamped to the range of `Int`.
    public static func * (lhs: Stride, rhs: Stride) -> Stride {
      Stride(nanoseconds: lhs.magnitude.clampedProduct(rhs.magnitude))
    }
    /// Returns the sum; the maximum on overflow.
    public static func + (lhs: Stride, rhs: Stride) -> Stride {
      let (sum, overflow) = lhs.magnitude.addingReportingOverflow(rhs.magnitude)
      return Stride(nanoseconds: overflow ? .max : sum)
    }
    /// Returns the difference, which wraps around on overflow.
    public static func - (lhs: Stride, rhs: Stride) -> Stride {
      Stride(nanoseconds: lhs.magnitude.subtractingReportingOverflow(rhs.magnitude).partialValue)
    }
    /// Multiplies `lhs` by `rhs`.
    public static func *= (lhs: inout Stride, rhs: Stride) { lhs = lhs * rhs }
    /// Adds `rhs` to `lhs`.
    public static func += (lhs: inout Stride, rhs: Stride) { lhs = lhs + rhs }
    /// Subtracts `rhs` from `lhs`.
    public static func -= (lhs: inout Stride, rhs: Stride) { lhs = lhs - rhs }
    /// Returns an interval of seconds, clamped to the range of `Int` nanoseconds.
    public static func seconds(_ s: Int) -> Stride {
      Stride(nanoseconds: s.clampedProduct(1_000_000_000))
    }
    /// Returns an interval of seconds, clamped to the range of `Int` nanoseconds.
    public static func seconds(_ s: Double) -> Stride {
      Stride(nanoseconds: Int(exactly: (s * 1e9).rounded()) ?? (s < 0 ? .min : .max))
    }
    /// Returns an interval of milliseconds, clamped to the range of `Int` nanoseconds.
    public static func milliseconds(_ ms: Int) -> Stride {
      Stride(nanoseconds: ms.clampedProduct(1_000_000))
    }
    /// Returns an interval of microseconds, clamped to the range of `Int` nanoseconds.
    public static func microseconds(_ us: Int) -> Stride {
      Stride(nanoseconds: us.clampedProduct(1_000))
    }
    /// Returns an interval of nanoseconds.
    public static func nanoseconds(_ ns: Int) -> Stride { Stride(nanoseconds: ns) }
  }
}

extension Int {
  /// Returns the product, clamped to the range of `Int`.
  fileprivate func clampedProduct(_ other: Int) -> Int {
    let (product, overflow) = multipliedReportingOverflow(by: other)
    return overflow ? ((self < 0) == (other < 0) ? .max : .min) : product
  }
}
