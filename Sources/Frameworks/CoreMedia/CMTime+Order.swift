// SPDX-License-Identifier: Apache-2.0

extension CMTime: Comparable {
  /// Whether both are the same moment: one half equals two quarters.
  public static func == (lhs: CMTime, rhs: CMTime) -> Bool { lhs.compare(rhs) == 0 }

  /// Whether the first is before the second.
  public static func < (lhs: CMTime, rhs: CMTime) -> Bool { lhs.compare(rhs) < 0 }

  /// -1, 0 or 1: whether this time is before, at or after `other`.
  ///
  /// Numeric times are compared by their epochs before their seconds. Of the others negative infinity is
  /// first; after the numeric ones come indefinite, infinite and invalid times, in this order.
  package func compare(_ other: CMTime) -> Int32 {
    guard rank == other.rank else { return rank < other.rank ? -1 : 1 }
    guard isNumeric else { return 0 }
    guard epoch == other.epoch else { return epoch < other.epoch ? -1 : 1 }
    let (left, right) = (
      Int128(value) * Int128(other.timescale), Int128(other.value) * Int128(timescale)
    )
    return left == right ? 0 : left < right ? -1 : 1
  }

  private var rank: Int {
    if !isValid { return 4 }
    if isPositiveInfinity { return 3 }
    if isIndefinite { return 2 }
    return isNegativeInfinity ? 0 : 1
  }
}

extension CMTime: Hashable {
  /// Feeds what makes times equal.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(rank)
    guard isNumeric else { return }
    let divisor = CMTime.greatestCommonDivisor(Int128(value), Int128(timescale))
    hasher.combine(epoch)
    hasher.combine(Int128(value) / max(1, divisor))
    hasher.combine(Int128(timescale) / max(1, divisor))
  }

  /// The largest number that divides both.
  static func greatestCommonDivisor(_ first: Int128, _ second: Int128) -> Int128 {
    var (a, b) = (first.magnitude, second.magnitude)
    while b != 0 { (a, b) = (b, a % b) }
    return Int128(a)
  }
}
