// SPDX-License-Identifier: Apache-2.0

public import Dispatch

extension DispatchQueue.SchedulerTimeType {
  /// A length of time in billionths of a second.
  public struct Stride: SchedulerTimeIntervalConvertible, Comparable, SignedNumeric,
    ExpressibleByFloatLiteral, Hashable, Codable, Sendable
  {
    /// The number of billionths.
    public var magnitude: Int

    /// The same as dispatch queues say it.
    public var timeInterval: DispatchTimeInterval { .nanoseconds(magnitude) }

    private init(nanoseconds: Int) { magnitude = nanoseconds }

    /// A length as dispatch queues say it; what never ends is as long as can be.
    public init(_ timeInterval: DispatchTimeInterval) {
      switch timeInterval {
      case .seconds(let value): self = .seconds(value)
      case .milliseconds(let value): self = .milliseconds(value)
      case .microseconds(let value): self = .microseconds(value)
      case .nanoseconds(let value): self = .nanoseconds(value)
      default: self.init(nanoseconds: .max)
      }
    }

    /// A number of seconds.
    public init(integerLiteral value: Int) { self = .seconds(value) }
    /// A number of seconds.
    public init(floatLiteral value: Double) { self = .seconds(value) }
    /// A number of billionths of a second, if it fits.
    public init?<T: BinaryInteger>(exactly source: T) {
      guard let value = Int(exactly: source) else { return nil }
      self.init(nanoseconds: value)
    }

    /// Whether the left is shorter.
    public static func < (lhs: Stride, rhs: Stride) -> Bool { lhs.magnitude < rhs.magnitude }
    /// The product of both numbers.
    public static func * (lhs: Stride, rhs: Stride) -> Stride {
      Stride(nanoseconds: lhs.magnitude.clampedProduct(rhs.magnitude))
    }
    /// The sum.
    public static func + (lhs: Stride, rhs: Stride) -> Stride {
      let (sum, overflow) = lhs.magnitude.addingReportingOverflow(rhs.magnitude)
      return Stride(nanoseconds: overflow ? .max : sum)
    }
    /// The difference.
    public static func - (lhs: Stride, rhs: Stride) -> Stride {
      Stride(nanoseconds: lhs.magnitude.subtractingReportingOverflow(rhs.magnitude).partialValue)
    }
    /// Multiplies.
    public static func *= (lhs: inout Stride, rhs: Stride) { lhs = lhs * rhs }
    /// Adds.
    public static func += (lhs: inout Stride, rhs: Stride) { lhs = lhs + rhs }
    /// Subtracts.
    public static func -= (lhs: inout Stride, rhs: Stride) { lhs = lhs - rhs }
    /// A number of seconds.
    public static func seconds(_ s: Int) -> Stride {
      Stride(nanoseconds: s.clampedProduct(1_000_000_000))
    }
    /// A number of seconds; what is too much is as long as can be.
    public static func seconds(_ s: Double) -> Stride {
      Stride(nanoseconds: Int(exactly: (s * 1e9).rounded()) ?? (s < 0 ? .min : .max))
    }
    /// A number of thousandths of a second.
    public static func milliseconds(_ ms: Int) -> Stride {
      Stride(nanoseconds: ms.clampedProduct(1_000_000))
    }
    /// A number of millionths of a second.
    public static func microseconds(_ us: Int) -> Stride {
      Stride(nanoseconds: us.clampedProduct(1_000))
    }
    /// A number of billionths of a second.
    public static func nanoseconds(_ ns: Int) -> Stride { Stride(nanoseconds: ns) }
  }
}

extension Int {
  /// The product, or the most there is.
  fileprivate func clampedProduct(_ other: Int) -> Int {
    let (product, overflow) = multipliedReportingOverflow(by: other)
    return overflow ? ((self < 0) == (other < 0) ? .max : .min) : product
  }
}
