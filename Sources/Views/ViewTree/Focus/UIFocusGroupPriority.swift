// SPDX-License-Identifier: Apache-2.0

/// The priority of an item in its focus group; when the focus enters the group, the item with the highest
/// priority receives it.
public struct UIFocusGroupPriority: Hashable, RawRepresentable, Sendable {
  /// The priority as a number.
  public var rawValue: Int

  /// Creates a priority from a number.
  public init(rawValue: Int) { self.rawValue = rawValue }

  /// Creates a priority from a number.
  public init(_ rawValue: Int) { self.rawValue = rawValue }

  /// The default priority of items: 0.
  public static let ignored = UIFocusGroupPriority(0)
  /// The minimum priority of the item of the group that had the focus last: 1,000.
  public static let previouslyFocused = UIFocusGroupPriority(1000)
  /// The priority of items preferred to the one that had the focus last: 2,000.
  public static let prioritized = UIFocusGroupPriority(2000)
  /// The priority of the item that has the focus.
  public static let currentlyFocused = UIFocusGroupPriority(Int.max)
}
