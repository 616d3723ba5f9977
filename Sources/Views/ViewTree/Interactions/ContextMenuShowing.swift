// SPDX-License-Identifier: Apache-2.0

package import Foundation

/// Asks for the menus of an interaction, opens them and closes them.
///
/// What does it stands in a module above: it knows how menus are shown.
@MainActor
package protocol ContextMenuShowing: AnyObject {
  /// Asks the delegate whether there is a menu at `place`, in the view's coordinate space, in points.
  func hasMenu(at place: CGPoint) -> Bool
  /// Opens the menu that was asked for last, at `place`, in the view's coordinate space, in points.
  func openMenu(at place: CGPoint)
  /// Closes the menu that is open.
  func closeMenu()
  /// Shows what `block` makes of the menu that is seen in its place.
  func updateMenu(_ block: (UIMenu) -> UIMenu)
}
