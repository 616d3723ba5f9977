// SPDX-License-Identifier: Apache-2.0

public import Foundation

extension UIMenuController {
  /// The directions of a menu's arrow, which points from the menu to its target.
  ///
  /// Menus have no arrows on Linux; the direction determines the side on which the menu is placed.
  public enum ArrowDirection: Int, Sendable {
    /// A direction that follows from the side with available space.
    case `default` = 0
    /// An arrow that points up, from a menu below the target.
    case up = 1
    /// An arrow that points down, from a menu above the target.
    case down = 2
    /// An arrow that points left, from a menu to the right of the target.
    case left = 3
    /// An arrow that points right, from a menu to the left of the target.
    case right = 4

    var side: MenuSide? {
      switch self {
      case .default: nil
      case .up: .below
      case .down: .above
      case .left: .right
      case .right: .left
      }
    }
  }

  /// The name of the notification posted before the menu opens.
  nonisolated public static let willShowMenuNotification = Notification.Name(
    "UIMenuControllerWillShowMenuNotification")
  /// The name of the notification posted when the opening animation of the menu has ended.
  nonisolated public static let didShowMenuNotification = Notification.Name(
    "UIMenuControllerDidShowMenuNotification")
  /// The name of the notification posted when the menu begins to close.
  nonisolated public static let willHideMenuNotification = Notification.Name(
    "UIMenuControllerWillHideMenuNotification")
  /// The name of the notification posted when the menu has closed.
  nonisolated public static let didHideMenuNotification = Notification.Name(
    "UIMenuControllerDidHideMenuNotification")
  /// The name of the notification for a change of the menu's frame.
  ///
  /// - Note: Never posted on Linux: an open menu does not move.
  nonisolated public static let menuFrameDidChangeNotification = Notification.Name(
    "UIMenuControllerMenuFrameDidChangeNotification")
}
