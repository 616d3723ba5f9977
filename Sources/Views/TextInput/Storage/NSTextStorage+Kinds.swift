// SPDX-License-Identifier: Apache-2.0

public import Foundation

extension NSTextStorage {
  /// The kinds of changes of a text.
  public struct EditActions: OptionSet, Hashable, Sendable {
    /// The raw bits of the set.
    public let rawValue: UInt

    /// Creates a set with the given raw bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// The addition, change or removal of attributes.
    public static let editedAttributes = EditActions(rawValue: 1 << 0)
    /// The addition, replacement or removal of characters.
    public static let editedCharacters = EditActions(rawValue: 1 << 1)
  }

  /// The name of the notification posted before a text storage processes its changes.
  public static let willProcessEditingNotification = Notification.Name(
    "NSTextStorageWillProcessEditingNotification")
  /// The name of the notification posted after a text storage has processed its changes.
  public static let didProcessEditingNotification = Notification.Name(
    "NSTextStorageDidProcessEditingNotification")
}
