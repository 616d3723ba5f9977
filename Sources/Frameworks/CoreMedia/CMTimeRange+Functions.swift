// SPDX-License-Identifier: Apache-2.0

/// No time at the beginning.
public let kCMTimeRangeZero = CMTimeRange.zero
/// No range.
public let kCMTimeRangeInvalid = CMTimeRange.invalid

/// The range from a start, of a duration.
public func CMTimeRangeMake(start: CMTime, duration: CMTime) -> CMTimeRange {
  CMTimeRange(start: start, duration: duration)
}

/// The range from a start up to an end.
public func CMTimeRangeFromTimeToTime(start: CMTime, end: CMTime) -> CMTimeRange {
  CMTimeRange(start: start, end: end)
}

/// When a range is over.
public func CMTimeRangeGetEnd(_ range: CMTimeRange) -> CMTime { range.end }

/// Whether the moment is in the range.
public func CMTimeRangeContainsTime(_ range: CMTimeRange, time: CMTime) -> Bool {
  range.containsTime(time)
}

/// Whether all of another range is in the first.
public func CMTimeRangeContainsTimeRange(_ range: CMTimeRange, otherRange: CMTimeRange) -> Bool {
  range.containsTimeRange(otherRange)
}

/// Whether both begin and end together.
public func CMTimeRangeEqual(_ range1: CMTimeRange, _ range2: CMTimeRange) -> Bool {
  range1 == range2
}

/// The smallest range with all of both.
public func CMTimeRangeGetUnion(_ range: CMTimeRange, otherRange: CMTimeRange) -> CMTimeRange {
  range.union(otherRange)
}

/// The range that is in both.
public func CMTimeRangeGetIntersection(
  _ range: CMTimeRange, otherRange: CMTimeRange
) -> CMTimeRange {
  range.intersection(otherRange)
}

/// The moment of the range, its end included, that is nearest to a time; invalid where either is.
public func CMTimeClampToRange(_ time: CMTime, range: CMTimeRange) -> CMTime {
  guard time.isValid, range.isValid else { return .invalid }
  return CMTimeMinimum(CMTimeMaximum(time, range.start), range.end)
}
