// SPDX-License-Identifier: Apache-2.0

/// A stretch of time: its start belongs to it, its end does not.
public struct CMTimeRange: Sendable {
  /// When it starts.
  public var start: CMTime
  /// How long it is.
  public var duration: CMTime

  /// An invalid range.
  public init() { self.init(start: .invalid, duration: .invalid) }

  /// The range from a start, of a duration.
  public init(start: CMTime, duration: CMTime) {
    self.start = start
    self.duration = duration
  }

  /// The range from a start up to an end.
  public init(start: CMTime, end: CMTime) {
    self.init(start: start, duration: end - start)
  }

  /// No time at the beginning.
  public static let zero = CMTimeRange(start: .zero, duration: .zero)
  /// No range.
  public static let invalid = CMTimeRange()

  /// Whether start and duration are times, in one epoch, and the duration is not negative.
  public var isValid: Bool {
    start.isValid && duration.isValid && duration.epoch == 0
      && (!duration.isNumeric || duration.value >= 0)
  }
  /// Whether the range is valid, and start or duration is not known.
  public var isIndefinite: Bool { isValid && (start.isIndefinite || duration.isIndefinite) }
  /// Whether the range is valid, and no moment is in it.
  public var isEmpty: Bool { isValid && duration == .zero }
  /// When the range is over; invalid for an invalid range.
  public var end: CMTime {
    guard isValid else { return .invalid }
    // A sum of two times in one epoch is a duration; an end is in the epoch of the start.
    var end = start + duration
    if start.isNumeric, duration.isNumeric { end.epoch = start.epoch }
    return end
  }

  /// Whether the moment is in the range.
  public func containsTime(_ time: CMTime) -> Bool {
    isValid && time.isNumeric && !isEmpty && start <= time && time < end
  }

  /// Whether all of another range is in this one.
  ///
  /// An empty range is in another where its start is one of its moments or its end.
  public func containsTimeRange(_ range: CMTimeRange) -> Bool {
    isValid && range.isValid && start <= range.start && range.end <= end
  }

  /// The smallest range with all of both; what lies between them is in it, too.
  public func union(_ other: CMTimeRange) -> CMTimeRange {
    guard isValid, other.isValid else { return .invalid }
    return CMTimeRange(
      start: CMTimeMinimum(start, other.start), end: CMTimeMaximum(end, other.end))
  }

  /// The range that is in both; ``zero`` where nothing is.
  public func intersection(_ other: CMTimeRange) -> CMTimeRange {
    guard isValid, other.isValid else { return .invalid }
    let (first, last) = (CMTimeMaximum(start, other.start), CMTimeMinimum(end, other.end))
    return first < last ? CMTimeRange(start: first, end: last) : .zero
  }
}

extension CMTimeRange: Hashable {
  /// Whether both begin and end together.
  public static func == (lhs: CMTimeRange, rhs: CMTimeRange) -> Bool {
    lhs.start == rhs.start && lhs.duration == rhs.duration
  }

  /// Feeds what makes ranges equal.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(start)
    hasher.combine(duration)
  }
}
