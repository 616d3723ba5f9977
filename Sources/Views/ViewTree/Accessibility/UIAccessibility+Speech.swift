// SPDX-License-Identifier: Apache-2.0

public import Foundation
import MullionCollectionGeometry

// Properties and notifications of assistive technologies on phones, with the values of a device on which
// none is active.
extension UIAccessibility {
  /// The notification that an announcement was spoken or interrupted.
  ///
  /// - Note: Never posted on Linux: desktops do not report it.
  public static let announcementDidFinishNotification = NotificationName(
    "UIAccessibilityAnnouncementDidFinishNotification")
  /// The user info key for the text of the announcement.
  public static let announcementStringValueUserInfoKey =
    "UIAccessibilityAnnouncementKeyStringValue"
  /// The user info key for whether the announcement was spoken to its end.
  public static let announcementWasSuccessfulUserInfoKey =
    "UIAccessibilityAnnouncementKeyWasSuccessful"
  /// The notification that an assistive technology moved to another element.
  ///
  /// - Note: Never posted on Linux: desktops do not report it.
  public static let elementFocusedNotification = NotificationName(
    "UIAccessibilityElementFocusedNotification")

  /// Requests the start or the end of a Guided Access session, which restricts the user to the app.
  ///
  /// Calls `completionHandler` immediately with `false`: such sessions are not supported.
  @preconcurrency @MainActor public static func requestGuidedAccessSession(
    enabled enable: Bool, completionHandler: @escaping (Bool) -> Void
  ) { completionHandler(false) }

  /// Returns the element focused by an assistive technology; always `nil`, because desktops do not report it.
  @preconcurrency @MainActor public static func focusedElement(
    using assistiveTechnologyIdentifier: AssistiveTechnologyIdentifier?
  ) -> Any? { nil }

  /// The identifier of an assistive technology.
  public struct AssistiveTechnologyIdentifier: Hashable, RawRepresentable, Sendable {
    /// The name of the identifier.
    public let rawValue: String
    /// Creates an identifier with the given name.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// The identifier of the screen reader.
    public static let notificationVoiceOver = Self(
      rawValue: "UIAccessibilityNotificationVoiceOverIdentifier")
    /// The identifier of switch control.
    public static let notificationSwitchControl = Self(
      rawValue: "UIAccessibilityNotificationSwitchControlIdentifier")
  }
}
