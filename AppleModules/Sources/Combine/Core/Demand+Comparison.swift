// SPDX-License-Identifier: Apache-2.0

extension Subscribers.Demand: Comparable {
  /// Whether fewer are wanted; unlimited is the most.
  public static func < (lhs: Self, rhs: Self) -> Bool { lhs.count < rhs.count }
}

extension Subscribers.Demand {
  /// Whether a number is wanted, exactly.
  public static func == (lhs: Self, rhs: Int) -> Bool { lhs.max == rhs }

  /// Whether another number is wanted.
  public static func != (lhs: Self, rhs: Int) -> Bool { lhs.max != rhs }

  /// Whether fewer than a number are wanted.
  public static func < (lhs: Self, rhs: Int) -> Bool { lhs.max.map { $0 < rhs } ?? false }

  /// Whether a number or fewer are wanted.
  public static func <= (lhs: Self, rhs: Int) -> Bool { lhs.max.map { $0 <= rhs } ?? false }

  /// Whether more than a number are wanted.
  public static func > (lhs: Self, rhs: Int) -> Bool { lhs.max.map { $0 > rhs } ?? true }

  /// Whether a number or more are wanted.
  public static func >= (lhs: Self, rhs: Int) -> Bool { lhs.max.map { $0 >= rhs } ?? true }

  /// Whether a number is wanted, exactly.
  public static func == (lhs: Int, rhs: Self) -> Bool { rhs == lhs }

  /// Whether another number is wanted.
  public static func != (lhs: Int, rhs: Self) -> Bool { rhs != lhs }

  /// Whether more than a number are wanted.
  public static func < (lhs: Int, rhs: Self) -> Bool { rhs > lhs }

  /// Whether a number or more are wanted.
  public static func <= (lhs: Int, rhs: Self) -> Bool { rhs >= lhs }

  /// Whether fewer than a number are wanted.
  public static func > (lhs: Int, rhs: Self) -> Bool { rhs < lhs }

  /// Whether a number or fewer are wanted.
  public static func >= (lhs: Int, rhs: Self) -> Bool { rhs <= lhs }
}
