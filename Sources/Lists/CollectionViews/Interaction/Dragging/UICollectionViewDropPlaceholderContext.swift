// SPDX-License-Identifier: Apache-2.0

public import Foundation

/// A cell that stands where something that was dropped is on its way.
@preconcurrency @MainActor
public protocol UICollectionViewDropPlaceholderContext: UIDragAnimating {
  /// What was dropped.
  var dragItem: UIDragItem { get }

  /// Puts an item of the data in the place of the cell.
  ///
  /// - Parameter dataSourceUpdates: Called at once with the place of the item; adds it to the data, and tells the collection
  ///   view nothing.
  /// - Returns: Whether the cell was there still; reloading takes it away, for example.
  @discardableResult
  func commitInsertion(dataSourceUpdates: (_ insertionIndexPath: IndexPath) -> Void) -> Bool

  /// Takes the cell away, because nothing comes.
  ///
  /// - Returns: Whether the cell was there still.
  @discardableResult
  func deletePlaceholder() -> Bool

  /// Has the placeholder's `cellUpdateHandler` configure the cell again, if there is one at present.
  func setNeedsCellUpdate()
}
