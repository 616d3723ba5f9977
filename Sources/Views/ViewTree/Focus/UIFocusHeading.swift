// SPDX-License-Identifier: Apache-2.0

/// Where the focus goes.
public struct UIFocusHeading: OptionSet, Hashable, Sendable {
  /// The bits of the set.
  public let rawValue: UInt

  /// The set with the given bits.
  public init(rawValue: UInt) { self.rawValue = rawValue }

  /// Up.
  public static let up = UIFocusHeading(rawValue: 1 << 0)
  /// Down.
  public static let down = UIFocusHeading(rawValue: 1 << 1)
  /// Left.
  public static let left = UIFocusHeading(rawValue: 1 << 2)
  /// Right.
  public static let right = UIFocusHeading(rawValue: 1 << 3)
  /// To what comes next in reading order.
  public static let next = UIFocusHeading(rawValue: 1 << 4)
  /// To what came before in reading order.
  public static let previous = UIFocusHeading(rawValue: 1 << 5)
  /// To the first of all.
  public static let first = UIFocusHeading(rawValue: 1 << 8)
  /// To the last of all.
  public static let last = UIFocusHeading(rawValue: 1 << 9)
}
