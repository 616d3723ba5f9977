// SPDX-License-Identifier: Apache-2.0

@_exported public import Foundation

/// The numerator of a time.
public typealias CMTimeValue = Int64
/// How many parts a second has: the denominator of a time.
public typealias CMTimeScale = Int32
/// Tells one run of a timeline from another; 0 for most times.
public typealias CMTimeEpoch = Int64

/// The largest timescale.
public let kCMTimeMaxTimescale: CMTimeScale = .max

/// A moment of a film, or a duration: an exact fraction of seconds.
///
/// A time is also invalid, infinite or indefinite; its flags say so, and its value then means nothing.
/// Arithmetic keeps fractions exact as long as the timescales allow it, and sets
/// ``CMTimeFlags/hasBeenRounded`` where they do not.
public struct CMTime: Sendable {
  /// The numerator.
  public var value: CMTimeValue
  /// How many parts a second has.
  public var timescale: CMTimeScale
  /// What kind of time this is.
  public var flags: CMTimeFlags
  /// Which run of a timeline this time is of.
  public var epoch: CMTimeEpoch

  /// An invalid time.
  public init() { self.init(value: 0, timescale: 0, flags: [], epoch: 0) }

  /// A time of its parts.
  public init(
    value: CMTimeValue, timescale: CMTimeScale, flags: CMTimeFlags, epoch: CMTimeEpoch
  ) {
    self.value = value
    self.timescale = timescale
    self.flags = flags
    self.epoch = epoch
  }

  /// The time `value / timescale`, in seconds.
  public init(value: CMTimeValue, timescale: CMTimeScale) {
    self.init(value: value, timescale: timescale, flags: .valid, epoch: 0)
  }

  /// The time after so many seconds, at a timescale.
  ///
  /// Where the value would be too large the timescale is halved, down to 1; beyond that the time is infinite.
  /// A timescale that is not positive, and seconds that are no number, make an invalid time.
  public init(seconds: Double, preferredTimescale: CMTimeScale) {
    self.init()
    guard preferredTimescale > 0, !seconds.isNaN else { return }
    var scale = preferredTimescale
    while scale > 1, abs(seconds * Double(scale)) >= 0x1p63 { scale /= 2 }
    let parts = (seconds * Double(scale)).rounded(.toNearestOrAwayFromZero)
    guard let value = CMTimeValue(exactly: parts) else {
      self = seconds < 0 ? .negativeInfinity : .positiveInfinity
      return
    }
    self.init(value: value, timescale: scale)
    if Double(value) / Double(scale) != seconds { flags.insert(.hasBeenRounded) }
  }

  /// No time.
  public static let invalid = CMTime()
  /// A time that is not known.
  public static let indefinite = CMTime(kind: .indefinite)
  /// After all others.
  public static let positiveInfinity = CMTime(kind: .positiveInfinity)
  /// Before all others.
  public static let negativeInfinity = CMTime(kind: .negativeInfinity)
  /// The beginning.
  public static let zero = CMTime(value: 0, timescale: 1)

  private init(kind: CMTimeFlags) {
    self.init(value: 0, timescale: 0, flags: [.valid, kind], epoch: 0)
  }

  /// Whether this is a time at all.
  public var isValid: Bool { flags.contains(.valid) }
  /// Whether this is the time after all others.
  public var isPositiveInfinity: Bool { isValid && flags.contains(.positiveInfinity) }
  /// Whether this is the time before all others.
  public var isNegativeInfinity: Bool { isValid && flags.contains(.negativeInfinity) }
  /// Whether the time is not known.
  public var isIndefinite: Bool { isValid && flags.contains(.indefinite) }
  /// Whether the time is a number of seconds.
  public var isNumeric: Bool {
    isValid && flags.isDisjoint(with: .impliedValueFlagsMask)
  }
  /// Whether a numeric time was rounded on the way.
  public var hasBeenRounded: Bool { isNumeric && flags.contains(.hasBeenRounded) }

  /// The time in seconds; infinite for infinite times, NaN for those that are invalid or not known.
  public var seconds: Double {
    if isNumeric { return Double(value) / Double(timescale) }
    if isPositiveInfinity { return .infinity }
    return isNegativeInfinity ? -.infinity : .nan
  }
}
