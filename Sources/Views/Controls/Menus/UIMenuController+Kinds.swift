// SPDX-License-Identifier: Apache-2.0

public import Foundation

extension UIMenuController {
  /// Where the arrow of a menu points, which is on the other side of the menu than what it is for.
  ///
  /// Menus have no arrows here; they stand where the arrow would have them.
  public enum ArrowDirection: Int, Sendable {
    /// The menu stands where there is room.
    case `default` = 0
    /// The menu stands below.
    case up = 1
    /// The menu stands above.
    case down = 2
    /// The menu stands on the right.
    case left = 3
    /// The menu stands on the left.
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
  /// Posted when the menu is open and stands still.
  nonisolated public static let didShowMenuNotification = Notification.Name(
    "UIMenuControllerDidShowMenuNotification")
  /// Posted when the menu begins to close.
  nonisolated public static let willHideMenuNotification = Notification.Name(
    "UIMenuControllerWillHideMenuNotification")
  /// Posted when the menu has closed.
  nonisolated public static let didHideMenuNotification = Notification.Name(
    "UIMenuControllerDidHideMenuNotification")
  /// Never posted: an open menu stays where it is.
  nonisolated public static let menuFrameDidChangeNotification = Notification.Name(
    "UIMenuControllerMenuFrameDidChangeNotification")
}
