// SPDX-License-Identifier: Apache-2.0

extension CMTime: Comparable {
  /// Returns whether two times are equal: one half equals two quarters.
  public static func == (lhs: CMTime, rhs: CMTime) -> Bool { lhs.compare(rhs) == 0 }

  /// Returns whether `lhs` is before `rhs`.
  public static func < (lhs: CMTime, rhs: CMTime) -> Bool { lhs.compare(rhs) < 0 }

  /// Returns -1, 0 or 1 if this time is before, equal to or after `other`.
  ///
  /// Numeric times are compared by epoch, then by seconds. Negative infinity is before them; indefinite
  /// times, positive infinity and invalid times are after them, in this order.
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
  /// Hashes the components that determine equality.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(rank)
    guard isNumeric else { return }
    let divisor = CMTime.greatestCommonDivisor(Int128(value), Int128(timescale))
    hasher.combine(epoch)
    hasher.combine(Int128(value) / max(1, divisor))
    hasher.combine(Int128(timescale) / max(1, divisor))
  }

  /// Returns the greatest common divisor.
  static func greatestCommonDivisor(_ first: Int128, _ second: Int128) -> Int128 {
    var (a, b) = (first.magnitude, second.magnitude)
    while b != 0 { (a, b) = (b, a % b) }
    return Int128(a)
  }
}
