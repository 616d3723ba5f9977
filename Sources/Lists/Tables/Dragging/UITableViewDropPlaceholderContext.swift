// SPDX-License-Identifier: Apache-2.0

public import Foundation
public import MullionCollectionViews

/// A placeholder row for a dropped item that is still being loaded.
@preconcurrency @MainActor
public protocol UITableViewDropPlaceholderContext: UIDragAnimating {
  /// The dropped item that the placeholder represents.
  var dragItem: UIDragItem { get }

  /// Replaces the placeholder with a row of the data source.
  ///
  /// - Parameter dataSourceUpdates: A closure that adds the row to the data, without updating the table;
  ///   called immediately with the row's index path, unless the placeholder no longer exists.
  /// - Returns: Whether the placeholder still existed; reloading removes it, for example.
  @discardableResult
  func commitInsertion(dataSourceUpdates: (_ insertionIndexPath: IndexPath) -> Void) -> Bool

  /// Removes the placeholder, because no data arrives.
  ///
  /// - Returns: Whether the placeholder still existed.
  @discardableResult
  func deletePlaceholder() -> Bool
}
