// SPDX-License-Identifier: Apache-2.0

extension Subscribers.Demand {
  /// Returns the sum of two demands; unlimited if one of them is, or on overflow.
  public static func + (lhs: Self, rhs: Self) -> Self {
    guard let left = lhs.max, let right = rhs.max else { return .unlimited }
    return left + right
  }

  /// Returns the sum of a demand and a number; unlimited if the demand is, or on overflow.
  public static func + (lhs: Self, rhs: Int) -> Self {
    lhs.max.map { $0 + rhs } ?? .unlimited
  }

  /// Returns the difference of two demands; unlimited if `lhs` is, or on overflow; otherwise `.none` if `rhs`
  /// is unlimited.
  public static func - (lhs: Self, rhs: Self) -> Self {
    guard let left = lhs.max else { return .unlimited }
    return rhs.max.map { left - $0 } ?? .none
  }

  /// Returns the difference of a demand and a number; unlimited if the demand is, or on overflow.
  public static func - (lhs: Self, rhs: Int) -> Self {
    lhs.max.map { $0 - rhs } ?? .unlimited
  }

  /// Returns the product of a demand and a number; unlimited if the demand is, or on overflow.
  public static func * (lhs: Self, rhs: Int) -> Self {
    guard let left = lhs.max else { return .unlimited }
    let (product, overflow) = left.multipliedReportingOverflow(by: rhs)
    return overflow ? .unlimited : Self(count: product)
  }

  /// Adds `rhs` to `lhs`; the result is unlimited if one of them is, or on overflow.
  public static func += (lhs: inout Self, rhs: Self) { lhs = lhs + rhs }

  /// Adds the number `rhs` to `lhs`; the result is unlimited if `lhs` is, or on overflow.
  public static func += (lhs: inout Self, rhs: Int) { lhs = lhs + rhs }

  /// Subtracts `rhs` from `lhs`; the result is unlimited if `lhs` is, otherwise `.none` if `rhs` is
  /// unlimited.
  public static func -= (lhs: inout Self, rhs: Self) { lhs = lhs - rhs }

  /// Subtracts the number `rhs` from `lhs`, unless `lhs` is unlimited.
  public static func -= (lhs: inout Self, rhs: Int) { lhs = lhs - rhs }

  /// Multiplies `lhs` by `rhs`; the result is unlimited if `lhs` is, or on overflow.
  public static func *= (lhs: inout Self, rhs: Int) { lhs = lhs * rhs }
}

/// Returns the sum of two numbers as a demand; unlimited on overflow.
private func + (lhs: Int, rhs: Int) -> Subscribers.Demand {
  let (sum, overflow) = lhs.addingReportingOverflow(rhs)
  return overflow ? .unlimited : Subscribers.Demand(count: sum)
}

/// Returns the difference of two numbers as a demand; unlimited on overflow.
private func - (lhs: Int, rhs: Int) -> Subscribers.Demand {
  let (difference, overflow) = lhs.subtractingReportingOverflow(rhs)
  return overflow ? .unlimited : Subscribers.Demand(count: difference)
}
