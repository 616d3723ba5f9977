// SPDX-License-Identifier: Apache-2.0

extension CMTime {
  /// Returns the sum of two times.
  ///
  /// The timescale of the sum is the least common multiple of both. If that exceeds ``kCMTimeMaxTimescale``,
  /// the sum is rounded to that timescale. On overflow of the value the timescale is halved, down to 1;
  /// beyond that the sum is infinite. Times of two different epochs other than zero have an invalid sum; the
  /// sum of times in the same epoch is in epoch zero.
  public static func + (lhs: CMTime, rhs: CMTime) -> CMTime {
    guard lhs.isValid, rhs.isValid else { return .invalid }
    let infinite = (
      lhs.isPositiveInfinity || rhs.isPositiveInfinity,
      lhs.isNegativeInfinity || rhs.isNegativeInfinity
    )
    switch infinite {
    case (true, true): return .invalid
    case (true, false): return .positiveInfinity
    case (false, true): return .negativeInfinity
    case (false, false): break
    }
    if lhs.isIndefinite || rhs.isIndefinite { return .indefinite }
    return sum(lhs, rhs)
  }

  /// Returns the difference of two times, by the rules for sums.
  public static func - (lhs: CMTime, rhs: CMTime) -> CMTime { lhs + rhs.negated }

  private static func sum(_ lhs: CMTime, _ rhs: CMTime) -> CMTime {
    guard lhs.timescale > 0, rhs.timescale > 0,
      lhs.epoch == rhs.epoch || lhs.epoch == 0 || rhs.epoch == 0
    else { return .invalid }
    let (first, second) = (Int128(lhs.timescale), Int128(rhs.timescale))
    let scale = first / greatestCommonDivisor(first, second) * second
    var result = time(
      Int128(lhs.value) * (scale / first) + Int128(rhs.value) * (scale / second), over: scale,
      at: min(scale, Int128(kCMTimeMaxTimescale)))
    result.epoch = lhs.epoch == rhs.epoch ? 0 : lhs.epoch + rhs.epoch
    if lhs.hasBeenRounded || rhs.hasBeenRounded { result.flags.insert(.hasBeenRounded) }
    return result
  }

  /// The negated time.
  private var negated: CMTime {
    if isPositiveInfinity { return .negativeInfinity }
    if isNegativeInfinity { return .positiveInfinity }
    guard isNumeric else { return self }
    // The negation of the smallest value overflows its type.
    let scale = Int128(max(1, timescale))
    var result = CMTime.time(-Int128(value), over: scale, at: scale)
    result.epoch = epoch
    if hasBeenRounded { result.flags.insert(.hasBeenRounded) }
    return result
  }

  /// Returns the time `parts / scale` at the timescale `wanted`, which is halved on overflow of the value.
  ///
  /// `parts` has at most 95 bits, `wanted` at most 31.
  private static func time(_ parts: Int128, over scale: Int128, at wanted: Int128) -> CMTime {
    var target = wanted
    while true {
      let value = CMTimeRoundingMethod.default.quotient(parts * target, scale, isFiner: false)
      if let value = CMTimeValue(exactly: value), let timescale = CMTimeScale(exactly: target) {
        var time = CMTime(value: value, timescale: timescale)
        if Int128(value) * scale != parts * target { time.flags.insert(.hasBeenRounded) }
        return time
      }
      guard target > 1 else { return parts < 0 ? .negativeInfinity : .positiveInfinity }
      target /= 2
    }
  }

  /// Returns the same time at another timescale, rounded if it is not exact there.
  ///
  /// Times that are not numeric are unchanged. A timescale that is not positive results in an invalid time.
  /// On overflow of the value the timescale is halved.
  public func convertScale(_ newTimescale: CMTimeScale, method: CMTimeRoundingMethod) -> CMTime {
    guard newTimescale > 0 else { return .invalid }
    guard isNumeric, timescale > 0, newTimescale != timescale else { return self }
    var target = Int128(newTimescale)
    while true {
      let parts = Int128(value) * target
      let value = method.quotient(
        parts, Int128(timescale), isFiner: target > Int128(timescale))
      if let exact = CMTimeValue(exactly: value), let scale = CMTimeScale(exactly: target) {
        var time = CMTime(value: exact, timescale: scale, flags: flags, epoch: epoch)
        if value * Int128(timescale) != parts { time.flags.insert(.hasBeenRounded) }
        return time
      }
      guard target > 1 else { return self < .zero ? .negativeInfinity : .positiveInfinity }
      target /= 2
    }
  }

  /// Returns the time multiplied by `multiplier / divisor`; invalid for a divisor of zero.
  package func multiplied(by multiplier: Int32, over divisor: Int32) -> CMTime {
    guard isValid, divisor != 0 else { return .invalid }
    let isNegative = (multiplier < 0) != (divisor < 0)
    guard isNumeric, timescale > 0 else { return isNegative ? negated : self }
    let sign: Int128 = divisor < 0 ? -1 : 1
    let parts = Int128(value) * Int128(multiplier) * sign
    let scale = Int128(timescale) * Int128(divisor.magnitude)
    let common = CMTime.greatestCommonDivisor(parts, scale)
    let lowest = scale / common
    // Keeps its own timescale where the result is exact in it.
    let isExact = Int128(timescale) % lowest == 0
    var result = CMTime.time(
      parts / common, over: lowest,
      at: isExact ? Int128(timescale) : min(lowest, Int128(kCMTimeMaxTimescale)))
    result.epoch = epoch
    if hasBeenRounded { result.flags.insert(.hasBeenRounded) }
    return result
  }

  /// Returns the time multiplied by `multiplier`; invalid for NaN.
  ///
  /// The result has the timescale of the time, or nanoseconds if they are finer; for a whole number that fits
  /// `Int32`, it has the timescale of the time if it is exact there.
  package func multiplied(by multiplier: Double) -> CMTime {
    guard isValid, !multiplier.isNaN else { return .invalid }
    guard isNumeric, timescale > 0 else { return multiplier < 0 ? negated : self }
    if let whole = Int32(exactly: multiplier) { return multiplied(by: whole, over: 1) }
    var result = CMTime(
      seconds: seconds * multiplier, preferredTimescale: max(timescale, 1_000_000_000))
    result.epoch = epoch
    if hasBeenRounded { result.flags.insert(.hasBeenRounded) }
    return result
  }

  /// The absolute value of the time.
  package var magnitude: CMTime {
    if isNegativeInfinity { return .positiveInfinity }
    return isNumeric && value < 0 ? negated : self
  }
}
