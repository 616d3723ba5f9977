// SPDX-License-Identifier: Apache-2.0

public import Foundation
import MullionCollectionGeometry

// What assistive technologies of phones tell and are asked for, as on a device where none is on.
extension UIAccessibility {
  /// An announcement was spoken to its end, or not; never posted: desktops don't say.
  public static let announcementDidFinishNotification = NotificationName(
    "UIAccessibilityAnnouncementDidFinishNotification")
  /// The text that was announced, in the notification.
  public static let announcementStringValueUserInfoKey =
    "UIAccessibilityAnnouncementKeyStringValue"
  /// Whether it was spoken to its end, in the notification.
  public static let announcementWasSuccessfulUserInfoKey =
    "UIAccessibilityAnnouncementKeyWasSuccessful"
  /// An assistive technology came to another element; never posted: desktops don't say.
  public static let elementFocusedNotification = NotificationName(
    "UIAccessibilityElementFocusedNotification")

  /// What follows the place that a person looks at through a magnifier.
  public enum ZoomType: Int, Sendable {
    /// Where text is typed.
    case insertionPoint = 0
  }

  /// The place that a magnifier should show is `frame` of `view`; no magnifier of a desktop asks.
  @preconcurrency @MainActor public static func zoomFocusChanged(
    zoomType type: ZoomType, toFrame frame: CGRect, in view: UIView
  ) {}

  /// Warns a person whose magnifier uses the same gestures; no magnifier of a desktop does.
  @preconcurrency @MainActor public static func registerGestureConflictWithZoom() {}

  /// Asks to keep a person in the application, or no longer; `completionHandler` hears that it can't be done.
  @preconcurrency @MainActor public static func requestGuidedAccessSession(
    enabled enable: Bool, completionHandler: @escaping (Bool) -> Void
  ) { completionHandler(false) }

  /// What an assistive technology is at; nil: desktops don't say.
  @preconcurrency @MainActor public static func focusedElement(
    using assistiveTechnologyIdentifier: AssistiveTechnologyIdentifier?
  ) -> Any? { nil }

  /// A kind of assistive technology.
  public struct AssistiveTechnologyIdentifier: Hashable, RawRepresentable, Sendable {
    /// Its name.
    public let rawValue: String
    /// The one of a name.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// What reads the screen.
    public static let notificationVoiceOver = Self(
      rawValue: "UIAccessibilityNotificationVoiceOverIdentifier")
    /// What a person uses by switches.
    public static let notificationSwitchControl = Self(
      rawValue: "UIAccessibilityNotificationSwitchControlIdentifier")
  }
}
