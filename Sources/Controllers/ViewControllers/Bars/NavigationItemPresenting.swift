// SPDX-License-Identifier: Apache-2.0

/// An object that shows a navigation item and updates it after changes.
@MainActor
package protocol NavigationItemPresenting<Item>: AnyObject {
  /// The type of the navigation items that the object shows.
  associatedtype Item

  /// Called after the item changed.
  func navigationItemChanged(_ item: Item)
}
