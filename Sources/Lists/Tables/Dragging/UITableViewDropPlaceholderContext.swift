// SPDX-License-Identifier: Apache-2.0

public import Foundation
public import MullionCollectionViews

/// A row that stands where something that was dropped is on its way.
@preconcurrency @MainActor
public protocol UITableViewDropPlaceholderContext: UIDragAnimating {
  /// What was dropped.
  var dragItem: UIDragItem { get }

  /// Puts a row of the data in the place of this one.
  ///
  /// - Parameter dataSourceUpdates: Called at once with the place of the row; adds it to the data, and tells the table nothing.
  /// - Returns: Whether the row was there still; reloading takes it away, for example.
  @discardableResult
  func commitInsertion(dataSourceUpdates: (_ insertionIndexPath: IndexPath) -> Void) -> Bool

  /// Takes the row away, because nothing comes.
  ///
  /// - Returns: Whether the row was there still.
  @discardableResult
  func deletePlaceholder() -> Bool
}
