// SPDX-License-Identifier: Apache-2.0

extension UIAccessibility {
  /// What a program tells assistive technologies.
  public struct Notification: RawRepresentable, Hashable, Sendable {
    /// The number.
    public let rawValue: UInt32

    /// The notification of a number.
    public init(rawValue: UInt32) { self.rawValue = rawValue }

    /// There is another screen.
    public static let screenChanged = Notification(rawValue: 1000)
    /// Something came, went or moved.
    public static let layoutChanged = Notification(rawValue: 1001)
    /// A text is to be said.
    public static let announcement = Notification(rawValue: 1008)
    /// The content was scrolled by a page.
    public static let pageScrolled = Notification(rawValue: 1009)
  }
}
