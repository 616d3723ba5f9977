// SPDX-License-Identifier: Apache-2.0

extension UIAccessibility {
  /// A notification of the app for assistive technologies.
  public struct Notification: RawRepresentable, Hashable, Sendable {
    /// The number of the notification.
    public let rawValue: UInt32

    /// Creates the notification with a number.
    public init(rawValue: UInt32) { self.rawValue = rawValue }

    /// A major part of the screen has changed.
    public static let screenChanged = Notification(rawValue: 1000)
    /// An element appeared, disappeared or moved.
    public static let layoutChanged = Notification(rawValue: 1001)
    /// A text is to be announced.
    public static let announcement = Notification(rawValue: 1008)
    /// The content was scrolled by a page.
    public static let pageScrolled = Notification(rawValue: 1009)
  }
}
