// SPDX-License-Identifier: Apache-2.0

extension Subscribers.Demand: Comparable {
  /// Returns whether `lhs` is less than `rhs`; unlimited is greater than any number.
  public static func < (lhs: Self, rhs: Self) -> Bool { lhs.count < rhs.count }
}

extension Subscribers.Demand {
  /// Returns whether a demand equals a number; an unlimited demand equals no number.
  public static func == (lhs: Self, rhs: Int) -> Bool { lhs.max == rhs }

  /// Returns whether a demand differs from a number.
  public static func != (lhs: Self, rhs: Int) -> Bool { lhs.max != rhs }

  /// Returns whether a demand is less than a number.
  public static func < (lhs: Self, rhs: Int) -> Bool { lhs.max.map { $0 < rhs } ?? false }

  /// Returns whether a demand is at most a number.
  public static func <= (lhs: Self, rhs: Int) -> Bool { lhs.max.map { $0 <= rhs } ?? false }

  /// Returns whether a demand is greater than a number.
  public static func > (lhs: Self, rhs: Int) -> Bool { lhs.max.map { $0 > rhs } ?? true }

  /// Returns whether a demand is at least a number.
  public static func >= (lhs: Self, rhs: Int) -> Bool { lhs.max.map { $0 >= rhs } ?? true }

  /// Returns whether a number equals a demand; an unlimited demand equals no number.
  public static func == (lhs: Int, rhs: Self) -> Bool { rhs == lhs }

  /// Returns whether a number differs from a demand.
  public static func != (lhs: Int, rhs: Self) -> Bool { rhs != lhs }

  /// Returns whether a number is less than a demand.
  public static func < (lhs: Int, rhs: Self) -> Bool { rhs > lhs }

  /// Returns whether a number is at most a demand.
  public static func <= (lhs: Int, rhs: Self) -> Bool { rhs >= lhs }

  /// Returns whether a number is greater than a demand.
  public static func > (lhs: Int, rhs: Self) -> Bool { rhs < lhs }

  /// Returns whether a number is at least a demand.
  public static func >= (lhs: Int, rhs: Self) -> Bool { rhs <= lhs }
}
