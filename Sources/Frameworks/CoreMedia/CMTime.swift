// SPDX-License-Identifier: Apache-2.0

@_exported public import Foundation

/// The numerator of a time.
public typealias CMTimeValue = Int64
/// The denominator of a time: the number of units in a second.
public typealias CMTimeScale = Int32
/// A number that distinguishes iterations of a timeline; 0 for most times.
public typealias CMTimeEpoch = Int64

/// The maximum timescale.
public let kCMTimeMaxTimescale: CMTimeScale = .max

/// A point in time or a duration, as an exact fraction of seconds.
///
/// A time can also be invalid, infinite or indefinite, by its flags; its value then has no meaning.
/// Arithmetic is exact as far as the timescales allow, and otherwise sets ``CMTimeFlags/hasBeenRounded``.
public struct CMTime: Sendable {
  /// The numerator.
  public var value: CMTimeValue
  /// The number of units in a second.
  public var timescale: CMTimeScale
  /// The flags of the time.
  public var flags: CMTimeFlags
  /// The epoch of the time.
  public var epoch: CMTimeEpoch

  /// Creates an invalid time.
  public init() { self.init(value: 0, timescale: 0, flags: [], epoch: 0) }

  /// Creates a time from its components.
  public init(
    value: CMTimeValue, timescale: CMTimeScale, flags: CMTimeFlags, epoch: CMTimeEpoch
  ) {
    self.value = value
    self.timescale = timescale
    self.flags = flags
    self.epoch = epoch
  }

  /// Creates the time `value / timescale`, in seconds.
  public init(value: CMTimeValue, timescale: CMTimeScale) {
    self.init(value: value, timescale: timescale, flags: .valid, epoch: 0)
  }

  /// Creates a time from seconds, at a timescale.
  ///
  /// On overflow of the value the timescale is halved, down to 1; beyond that the time is infinite. A
  /// timescale that is not positive and NaN result in an invalid time.
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

  /// The invalid time.
  public static let invalid = CMTime()
  /// The indefinite time.
  public static let indefinite = CMTime(kind: .indefinite)
  /// Positive infinity, the time after all other valid times.
  public static let positiveInfinity = CMTime(kind: .positiveInfinity)
  /// Negative infinity, the time before all others.
  public static let negativeInfinity = CMTime(kind: .negativeInfinity)
  /// The time zero.
  public static let zero = CMTime(value: 0, timescale: 1)

  private init(kind: CMTimeFlags) {
    self.init(value: 0, timescale: 0, flags: [.valid, kind], epoch: 0)
  }

  /// Whether the time is valid.
  public var isValid: Bool { flags.contains(.valid) }
  /// Whether the time is positive infinity.
  public var isPositiveInfinity: Bool { isValid && flags.contains(.positiveInfinity) }
  /// Whether the time is negative infinity.
  public var isNegativeInfinity: Bool { isValid && flags.contains(.negativeInfinity) }
  /// Whether the time is indefinite.
  public var isIndefinite: Bool { isValid && flags.contains(.indefinite) }
  /// Whether the time is numeric: valid, finite and not indefinite.
  public var isNumeric: Bool {
    isValid && flags.isDisjoint(with: .impliedValueFlagsMask)
  }
  /// Whether the time is numeric and has been rounded.
  public var hasBeenRounded: Bool { isNumeric && flags.contains(.hasBeenRounded) }

  /// The time in seconds; infinite for infinite times, NaN for invalid and indefinite times.
  public var seconds: Double {
    if isNumeric { return Double(value) / Double(timescale) }
    if isPositiveInfinity { return .infinity }
    return isNegativeInfinity ? -.infinity : .nan
  }
}
