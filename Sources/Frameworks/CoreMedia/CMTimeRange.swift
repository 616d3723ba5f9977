// SPDX-License-Identifier: Apache-2.0

/// A range of time, which contains its start but not its end.
public struct CMTimeRange: Sendable {
  /// The start of the range.
  public var start: CMTime
  /// The duration of the range.
  public var duration: CMTime

  /// Creates an invalid range.
  public init() { self.init(start: .invalid, duration: .invalid) }

  /// Creates a range from its start and duration.
  public init(start: CMTime, duration: CMTime) {
    self.start = start
    self.duration = duration
  }

  /// Creates a range from its start and end.
  public init(start: CMTime, end: CMTime) {
    self.init(start: start, duration: end - start)
  }

  /// The empty range at the time zero.
  public static let zero = CMTimeRange(start: .zero, duration: .zero)
  /// The invalid range.
  public static let invalid = CMTimeRange()

  /// Whether start and duration are valid, and the duration has epoch zero and is not negative.
  public var isValid: Bool {
    start.isValid && duration.isValid && duration.epoch == 0
      && (!duration.isNumeric || duration.value >= 0)
  }
  /// Whether the range is valid, and its start or duration is indefinite.
  public var isIndefinite: Bool { isValid && (start.isIndefinite || duration.isIndefinite) }
  /// Whether the range is valid, and its duration is zero.
  public var isEmpty: Bool { isValid && duration == .zero }
  /// The end of the range; invalid for an invalid range.
  public var end: CMTime {
    guard isValid else { return .invalid }
    // The sum of two times in the same epoch is a duration; the end has the epoch of the start.
    var end = start + duration
    if start.isNumeric, duration.isNumeric { end.epoch = start.epoch }
    return end
  }

  /// Returns whether the range contains a time.
  public func containsTime(_ time: CMTime) -> Bool {
    isValid && time.isNumeric && !isEmpty && start <= time && time < end
  }

  /// Returns whether the range contains another range.
  ///
  /// An empty range is contained if its start is in this range, or equals the end of this range.
  public func containsTimeRange(_ range: CMTimeRange) -> Bool {
    isValid && range.isValid && start <= range.start && range.end <= end
  }

  /// Returns the smallest range that contains both ranges, including the time between them; invalid if either
  /// is.
  public func union(_ other: CMTimeRange) -> CMTimeRange {
    guard isValid, other.isValid else { return .invalid }
    return CMTimeRange(
      start: CMTimeMinimum(start, other.start), end: CMTimeMaximum(end, other.end))
  }

  /// Returns the intersection of two ranges; ``zero`` if it is empty, and invalid if either range is.
  public func intersection(_ other: CMTimeRange) -> CMTimeRange {
    guard isValid, other.isValid else { return .invalid }
    let (first, last) = (CMTimeMaximum(start, other.start), CMTimeMinimum(end, other.end))
    return first < last ? CMTimeRange(start: first, end: last) : .zero
  }
}

extension CMTimeRange: Hashable {
  /// Returns whether two ranges have equal starts and durations.
  public static func == (lhs: CMTimeRange, rhs: CMTimeRange) -> Bool {
    lhs.start == rhs.start && lhs.duration == rhs.duration
  }

  /// Hashes the start and the duration.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(start)
    hasher.combine(duration)
  }
}
