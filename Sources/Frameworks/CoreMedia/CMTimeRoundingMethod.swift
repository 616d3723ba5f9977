// SPDX-License-Identifier: Apache-2.0

/// How a time is rounded that has no exact value at a timescale.
public enum CMTimeRoundingMethod: UInt32, Sendable {
  /// To the nearest; halves away from zero.
  case roundHalfAwayFromZero = 1
  /// Towards zero.
  case roundTowardZero = 2
  /// Away from zero.
  case roundAwayFromZero = 3
  /// Towards zero when the timescale gets smaller, else away from zero; what is negative never becomes zero.
  case quickTime = 4
  /// To the later time.
  case roundTowardPositiveInfinity = 5
  /// To the earlier time.
  case roundTowardNegativeInfinity = 6

  /// To the nearest; halves away from zero.
  public static var `default`: CMTimeRoundingMethod { .roundHalfAwayFromZero }

  /// The quotient of `dividend` and a positive `divisor`, rounded.
  ///
  /// `isFiner`: whether the new timescale is larger than the old one.
  func quotient(_ dividend: Int128, _ divisor: Int128, isFiner: Bool) -> Int128 {
    let (whole, rest) = dividend.quotientAndRemainder(dividingBy: divisor)
    guard rest != 0 else { return whole }
    let away: Int128 = dividend < 0 ? whole - 1 : whole + 1
    switch self {
    case .roundHalfAwayFromZero: return 2 * rest.magnitude >= divisor.magnitude ? away : whole
    case .roundTowardZero: return whole
    case .roundAwayFromZero: return away
    case .quickTime: return isFiner || (whole == 0 && dividend < 0) ? away : whole
    case .roundTowardPositiveInfinity: return dividend > 0 ? away : whole
    case .roundTowardNegativeInfinity: return dividend < 0 ? away : whole
    }
  }
}
