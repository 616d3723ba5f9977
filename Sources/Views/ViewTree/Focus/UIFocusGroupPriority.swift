// SPDX-License-Identifier: Apache-2.0

/// Which item of a group gets the focus when it comes to the group: the one of the highest priority.
public struct UIFocusGroupPriority: Hashable, RawRepresentable, Sendable {
  /// The number that is compared.
  public var rawValue: Int

  /// The priority of that number.
  public init(rawValue: Int) { self.rawValue = rawValue }

  /// The priority of that number.
  public init(_ rawValue: Int) { self.rawValue = rawValue }

  /// Of items that nobody says anything of.
  public static let ignored = UIFocusGroupPriority(0)
  /// Of the item of the group that had the focus last, at least.
  public static let previouslyFocused = UIFocusGroupPriority(1000)
  /// Of items that are to come before the one that had the focus last.
  public static let prioritized = UIFocusGroupPriority(2000)
  /// Of the item that has the focus.
  public static let currentlyFocused = UIFocusGroupPriority(Int.max)
}
