// SPDX-License-Identifier: Apache-2.0

package import Foundation

/// A presenter of the menus of an interaction.
///
/// It is implemented in a module above, which can show menus.
@MainActor
package protocol ContextMenuShowing: AnyObject {
  /// Returns whether the delegate provides a menu at `place`, in the view's coordinate space, in points.
  func hasMenu(at place: CGPoint) -> Bool
  /// Opens the most recently provided menu at `place`, in the view's coordinate space, in points.
  func openMenu(at place: CGPoint)
  /// Closes the open menu.
  func closeMenu()
  /// Replaces the visible menu by the result of `block`.
  func updateMenu(_ block: (UIMenu) -> UIMenu)
}
