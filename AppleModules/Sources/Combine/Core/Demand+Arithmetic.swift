// SPDX-License-Identifier: Apache-2.0

extension Subscribers.Demand {
  /// The sum; unlimited if one is, or when the number is too large.
  public static func + (lhs: Self, rhs: Self) -> Self {
    guard let left = lhs.max, let right = rhs.max else { return .unlimited }
    return left + right
  }

  /// The sum; unlimited if the demand is.
  public static func + (lhs: Self, rhs: Int) -> Self {
    lhs.max.map { $0 + rhs } ?? .unlimited
  }

  /// The difference; what is taken from unlimited leaves unlimited, unlimited taken from a number 0.
  public static func - (lhs: Self, rhs: Self) -> Self {
    guard let left = lhs.max else { return .unlimited }
    return rhs.max.map { left - $0 } ?? .none
  }

  /// The difference; what is taken from unlimited leaves unlimited.
  public static func - (lhs: Self, rhs: Int) -> Self {
    lhs.max.map { $0 - rhs } ?? .unlimited
  }

  /// The product; unlimited if the demand is, or when the number is too large.
  public static func * (lhs: Self, rhs: Int) -> Self {
    guard let left = lhs.max else { return .unlimited }
    let (product, overflow) = left.multipliedReportingOverflow(by: rhs)
    return overflow ? .unlimited : Self(count: product)
  }

  /// Adds another demand.
  public static func += (lhs: inout Self, rhs: Self) { lhs = lhs + rhs }

  /// Adds a number.
  public static func += (lhs: inout Self, rhs: Int) { lhs = lhs + rhs }

  /// Takes another demand off.
  public static func -= (lhs: inout Self, rhs: Self) { lhs = lhs - rhs }

  /// Takes a number off.
  public static func -= (lhs: inout Self, rhs: Int) { lhs = lhs - rhs }

  /// Multiplies with a number.
  public static func *= (lhs: inout Self, rhs: Int) { lhs = lhs * rhs }
}

/// The sum of two numbers as a demand; too much is unlimited.
private func + (lhs: Int, rhs: Int) -> Subscribers.Demand {
  let (sum, overflow) = lhs.addingReportingOverflow(rhs)
  return overflow ? .unlimited : Subscribers.Demand(count: sum)
}

/// The difference of two numbers as a demand.
private func - (lhs: Int, rhs: Int) -> Subscribers.Demand {
  let (difference, overflow) = lhs.subtractingReportingOverflow(rhs)
  return overflow ? .unlimited : Subscribers.Demand(count: difference)
}
