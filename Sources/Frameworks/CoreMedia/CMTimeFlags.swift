// SPDX-License-Identifier: Apache-2.0

/// The flags of a ``CMTime``.
public struct CMTimeFlags: OptionSet, Hashable, Sendable {
  /// The bits of the set.
  public let rawValue: UInt32

  /// Creates a set from its bits.
  public init(rawValue: UInt32) { self.rawValue = rawValue }

  /// The flag of a valid time; without it a time is invalid, regardless of other flags.
  public static let valid = CMTimeFlags(rawValue: 1 << 0)
  /// The flag of a time that has been rounded.
  public static let hasBeenRounded = CMTimeFlags(rawValue: 1 << 1)
  /// The flag of positive infinity.
  public static let positiveInfinity = CMTimeFlags(rawValue: 1 << 2)
  /// The flag of negative infinity.
  public static let negativeInfinity = CMTimeFlags(rawValue: 1 << 3)
  /// The flag of an indefinite time, such as the duration of a live stream.
  public static let indefinite = CMTimeFlags(rawValue: 1 << 4)
  /// The flags of times whose value has no meaning.
  public static let impliedValueFlagsMask: CMTimeFlags = [
    .positiveInfinity, .negativeInfinity, .indefinite,
  ]
}
