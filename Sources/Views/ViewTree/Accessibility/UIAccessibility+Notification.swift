// SPDX-License-Identifier: Apache-2.0

extension UIAccessibility {
  /// A notification of the app for assistive technologies.
  public struct Notification: RawRepresentable, Hashable, Sendable {
    /// The number of the notification.
    public let rawValue: UInt32

    /// Creates the notification with a number.
    public init(rawValue: UInt32) { self.rawValue = rawValue }

    /// The notification that a major part of the screen has changed.
    public static let screenChanged = Notification(rawValue: 1000)
    /// The notification that an element appeared, disappeared or moved.
    public static let layoutChanged = Notification(rawValue: 1001)
    /// The notification with a text to announce.
    public static let announcement = Notification(rawValue: 1008)
    /// The notification that the content was scrolled by a page.
    public static let pageScrolled = Notification(rawValue: 1009)
  }
}
