// SPDX-License-Identifier: Apache-2.0

public import Foundation

extension NSTextStorage {
  /// The kinds of changes of a text.
  public struct EditActions: OptionSet, Hashable, Sendable {
    /// The raw bits of the set.
    public let rawValue: UInt

    /// Creates a set with the given raw bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// Attributes were added, changed or removed.
    public static let editedAttributes = EditActions(rawValue: 1 << 0)
    /// Characters were added, replaced or removed.
    public static let editedCharacters = EditActions(rawValue: 1 << 1)
  }

  /// Posted before a text storage processes its changes.
  public static let willProcessEditingNotification = Notification.Name(
    "NSTextStorageWillProcessEditingNotification")
  /// Posted after a text storage has processed its changes.
  public static let didProcessEditingNotification = Notification.Name(
    "NSTextStorageDidProcessEditingNotification")
}
