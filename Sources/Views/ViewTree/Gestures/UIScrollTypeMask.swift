// SPDX-License-Identifier: Apache-2.0

/// The kinds of scroll events that a pan recogniser follows in addition to touches.
public struct UIScrollTypeMask: OptionSet, Sendable {
  /// The raw bits of the set.
  public let rawValue: Int
  /// Creates a set with the given bits.
  public init(rawValue: Int) { self.rawValue = rawValue }

  /// The scroll events of the steps of a scroll wheel.
  public static let discrete = UIScrollTypeMask(rawValue: 1 << 0)
  /// The scroll events of two fingers on a trackpad.
  public static let continuous = UIScrollTypeMask(rawValue: 1 << 1)
  /// Both kinds of scroll events.
  public static let all: UIScrollTypeMask = [.discrete, .continuous]
}
