// SPDX-License-Identifier: Apache-2.0

/// No time.
public let kCMTimeInvalid = CMTime.invalid
/// A time that is not known.
public let kCMTimeIndefinite = CMTime.indefinite
/// After all others.
public let kCMTimePositiveInfinity = CMTime.positiveInfinity
/// Before all others.
public let kCMTimeNegativeInfinity = CMTime.negativeInfinity
/// The beginning.
public let kCMTimeZero = CMTime.zero

/// The time `value / timescale`, in seconds.
public func CMTimeMake(value: Int64, timescale: Int32) -> CMTime {
  CMTime(value: value, timescale: timescale)
}

/// The time `value / timescale` of a run of a timeline.
public func CMTimeMakeWithEpoch(value: Int64, timescale: Int32, epoch: Int64) -> CMTime {
  CMTime(value: value, timescale: timescale, flags: .valid, epoch: epoch)
}

/// The time after so many seconds, see ``CMTime/init(seconds:preferredTimescale:)``.
public func CMTimeMakeWithSeconds(_ seconds: Float64, preferredTimescale: Int32) -> CMTime {
  CMTime(seconds: seconds, preferredTimescale: preferredTimescale)
}

/// The time in seconds, see ``CMTime/seconds``.
public func CMTimeGetSeconds(_ time: CMTime) -> Float64 { time.seconds }

/// The same moment at another timescale, see ``CMTime/convertScale(_:method:)``.
public func CMTimeConvertScale(
  _ time: CMTime, timescale newTimescale: Int32, method: CMTimeRoundingMethod
) -> CMTime {
  time.convertScale(newTimescale, method: method)
}

/// The sum of two times.
public func CMTimeAdd(_ lhs: CMTime, _ rhs: CMTime) -> CMTime { lhs + rhs }

/// The first time without the second.
public func CMTimeSubtract(_ lhs: CMTime, _ rhs: CMTime) -> CMTime { lhs - rhs }

/// The time so many times.
public func CMTimeMultiply(_ time: CMTime, multiplier: Int32) -> CMTime {
  time.multiplied(by: multiplier, over: 1)
}

/// The time so many times; invalid for what is no number.
public func CMTimeMultiplyByFloat64(_ time: CMTime, multiplier: Float64) -> CMTime {
  time.multiplied(by: multiplier)
}

/// The time `multiplier / divisor` times; invalid for the divisor zero.
public func CMTimeMultiplyByRatio(_ time: CMTime, multiplier: Int32, divisor: Int32) -> CMTime {
  time.multiplied(by: multiplier, over: divisor)
}

/// -1, 0 or 1: whether the first time is before, at or after the second.
public func CMTimeCompare(_ time1: CMTime, _ time2: CMTime) -> Int32 { time1.compare(time2) }

/// The earlier of two times.
public func CMTimeMinimum(_ time1: CMTime, _ time2: CMTime) -> CMTime {
  time2 < time1 ? time2 : time1
}

/// The later of two times.
public func CMTimeMaximum(_ time1: CMTime, _ time2: CMTime) -> CMTime {
  time2 > time1 ? time2 : time1
}

/// The duration as far from zero, and not negative.
public func CMTimeAbsoluteValue(_ time: CMTime) -> CMTime { time.magnitude }
