// SPDX-License-Identifier: Apache-2.0

public import Foundation

extension UIMenuController {
  /// The directions of a menu's arrow, which points from the menu to its target.
  ///
  /// Menus have no arrows on Linux; the direction determines the side on which the menu is placed.
  public enum ArrowDirection: Int, Sendable {
    /// The side is chosen by the available space.
    case `default` = 0
    /// The menu is below the target.
    case up = 1
    /// The menu is above the target.
    case down = 2
    /// The menu is to the right of the target.
    case left = 3
    /// The menu is to the left of the target.
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

  /// Posted before the menu opens.
  nonisolated public static let willShowMenuNotification = Notification.Name(
    "UIMenuControllerWillShowMenuNotification")
  /// Posted when the opening animation of the menu has ended.
  nonisolated public static let didShowMenuNotification = Notification.Name(
    "UIMenuControllerDidShowMenuNotification")
  /// Posted when the menu begins to close.
  nonisolated public static let willHideMenuNotification = Notification.Name(
    "UIMenuControllerWillHideMenuNotification")
  /// Posted when the menu has closed.
  nonisolated public static let didHideMenuNotification = Notification.Name(
    "UIMenuControllerDidHideMenuNotification")
  /// The notification for a change of the menu's frame.
  ///
  /// - Note: Never posted on Linux: an open menu does not move.
  nonisolated public static let menuFrameDidChangeNotification = Notification.Name(
    "UIMenuControllerMenuFrameDidChangeNotification")
}
