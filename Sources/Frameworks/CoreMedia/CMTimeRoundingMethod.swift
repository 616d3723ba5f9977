// SPDX-License-Identifier: Apache-2.0

/// The rounding of a time that is not exact at a timescale.
public enum CMTimeRoundingMethod: UInt32, Sendable {
  /// Rounding to the nearest value, with halves away from zero.
  case roundHalfAwayFromZero = 1
  /// Rounding toward zero.
  case roundTowardZero = 2
  /// Rounding away from zero.
  case roundAwayFromZero = 3
  /// Rounding toward zero for a smaller timescale, otherwise away from zero; negative times never become
  /// zero.
  case quickTime = 4
  /// Rounding to the later time.
  case roundTowardPositiveInfinity = 5
  /// Rounding to the earlier time.
  case roundTowardNegativeInfinity = 6

  /// The default rounding, `roundHalfAwayFromZero`.
  public static var `default`: CMTimeRoundingMethod { .roundHalfAwayFromZero }

  /// Returns the rounded quotient of `dividend` and a positive `divisor`.
  ///
  /// `isFiner` is whether the new timescale is greater than the old one.
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
