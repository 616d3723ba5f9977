// SPDX-License-Identifier: Apache-2.0

/// The direction of a focus update.
public struct UIFocusHeading: OptionSet, Hashable, Sendable {
  /// The raw bits of the set.
  public let rawValue: UInt

  /// Creates a set with the given bits.
  public init(rawValue: UInt) { self.rawValue = rawValue }

  /// The upward direction.
  public static let up = UIFocusHeading(rawValue: 1 << 0)
  /// The downward direction.
  public static let down = UIFocusHeading(rawValue: 1 << 1)
  /// The direction to the left.
  public static let left = UIFocusHeading(rawValue: 1 << 2)
  /// The direction to the right.
  public static let right = UIFocusHeading(rawValue: 1 << 3)
  /// The direction to the next item in reading order.
  public static let next = UIFocusHeading(rawValue: 1 << 4)
  /// The direction to the previous item in reading order.
  public static let previous = UIFocusHeading(rawValue: 1 << 5)
  /// The direction to the first item.
  public static let first = UIFocusHeading(rawValue: 1 << 8)
  /// The direction to the last item.
  public static let last = UIFocusHeading(rawValue: 1 << 9)
}
