// SPDX-License-Identifier: Apache-2.0

public import Foundation

extension NSTextStorage {
  /// What of a text was changed.
  public struct EditActions: OptionSet, Hashable, Sendable {
    /// The bits.
    public let rawValue: UInt

    /// Actions of the given bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// Attributes were added, changed or removed.
    public static let editedAttributes = EditActions(rawValue: 1 << 0)
    /// Characters were added, replaced or removed.
    public static let editedCharacters = EditActions(rawValue: 1 << 1)
  }

  /// A text is about to process what was changed.
  public static let willProcessEditingNotification = Notification.Name(
    "NSTextStorageWillProcessEditingNotification")
  /// A text has processed what was changed.
  public static let didProcessEditingNotification = Notification.Name(
    "NSTextStorageDidProcessEditingNotification")
}
