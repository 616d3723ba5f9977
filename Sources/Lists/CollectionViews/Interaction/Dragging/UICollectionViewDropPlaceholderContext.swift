// SPDX-License-Identifier: Apache-2.0

public import Foundation

/// A placeholder cell for a dropped item that is still being loaded.
@preconcurrency @MainActor
public protocol UICollectionViewDropPlaceholderContext: UIDragAnimating {
  /// The dropped item that the placeholder represents.
  var dragItem: UIDragItem { get }

  /// Replaces the placeholder with an item of the data source.
  ///
  /// - Parameter dataSourceUpdates: A closure that adds the item to the data, without updating the collection
  ///   view; called immediately with the item's index path, unless the placeholder no longer exists.
  /// - Returns: Whether the placeholder still existed; reloading removes it, for example.
  @discardableResult
  func commitInsertion(dataSourceUpdates: (_ insertionIndexPath: IndexPath) -> Void) -> Bool

  /// Removes the placeholder, because no data arrives.
  ///
  /// - Returns: Whether the placeholder still existed.
  @discardableResult
  func deletePlaceholder() -> Bool

  /// Calls the placeholder's `cellUpdateHandler` again, if the cell is currently displayed.
  func setNeedsCellUpdate()
}
