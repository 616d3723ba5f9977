// SPDX-License-Identifier: Apache-2.0

/// What kind of time a ``CMTime`` holds.
public struct CMTimeFlags: OptionSet, Hashable, Sendable {
  /// The flags as bits.
  public let rawValue: UInt32

  /// The flags with these bits.
  public init(rawValue: UInt32) { self.rawValue = rawValue }

  /// The time is one; without this flag it is invalid, whatever else is set.
  public static let valid = CMTimeFlags(rawValue: 1 << 0)
  /// Something was rounded on the way to this time.
  public static let hasBeenRounded = CMTimeFlags(rawValue: 1 << 1)
  /// After all others.
  public static let positiveInfinity = CMTimeFlags(rawValue: 1 << 2)
  /// Before all others.
  public static let negativeInfinity = CMTimeFlags(rawValue: 1 << 3)
  /// Not known, as the duration of a broadcast.
  public static let indefinite = CMTimeFlags(rawValue: 1 << 4)
  /// The flags of times whose value means nothing.
  public static let impliedValueFlagsMask: CMTimeFlags = [
    .positiveInfinity, .negativeInfinity, .indefinite,
  ]
}
