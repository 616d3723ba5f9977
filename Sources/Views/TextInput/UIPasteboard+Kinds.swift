// SPDX-License-Identifier: Apache-2.0

public import Foundation

extension UIPasteboard {
  /// The name of a pasteboard.
  public struct Name: RawRepresentable, Hashable, Sendable {
    /// The name.
    public let rawValue: String

    /// The given name.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// The given name.
    public init(_ rawValue: String) { self.rawValue = rawValue }

    /// The name of the pasteboard that everybody shares.
    public static let general = Name("com.apple.UIKit.pboard.general")
  }

  /// What is said of things that are put on a pasteboard.
  public struct OptionsKey: RawRepresentable, Hashable, Sendable {
    /// The name.
    public let rawValue: String

    /// The option of a name.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// A `Date`: the things are gone then.
    public static let expirationDate = OptionsKey(rawValue: "UIPasteboardOptionExpirationDate")
    /// A `Bool`: whether other programs don't get them.
    public static let localOnly = OptionsKey(rawValue: "UIPasteboardOptionLocalOnly")
  }

  /// This program wrote to a pasteboard.
  nonisolated public static let changedNotification = Notification.Name(
    "UIPasteboardChangedNotification")
  /// A pasteboard was removed.
  nonisolated public static let removedNotification = Notification.Name(
    "UIPasteboardRemovedNotification")
  /// What of a change has the types that came.
  nonisolated public static let changedTypesAddedUserInfoKey =
    "UIPasteboardChangedTypesAddedUserInfoKey"
  /// What of a change has the types that went.
  nonisolated public static let changedTypesRemovedUserInfoKey =
    "UIPasteboardChangedTypesRemovedUserInfoKey"
}
