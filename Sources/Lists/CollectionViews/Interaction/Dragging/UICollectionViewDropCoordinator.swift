// SPDX-License-Identifier: Apache-2.0

public import Foundation

/// A drop that is to be carried out.
@preconcurrency @MainActor
public protocol UICollectionViewDropCoordinator: NSObjectProtocol {
  /// What was dropped.
  var items: [any UICollectionViewDropItem] { get }
  /// Where it was dropped; nil: where there are no items.
  var destinationIndexPath: IndexPath? { get }
  /// What the delegate last proposed.
  var proposal: UICollectionViewDropProposal { get }
  /// The drag.
  var session: any UIDropSession { get }

  /// Shows a cell where what was dragged will be, as long as it is on its way.
  ///
  /// The data has nothing there until the context commits it. Meanwhile index paths that the delegate is told count the cell, those
  /// of the data source and of batches do not.
  @discardableResult
  func drop(
    _ dragItem: UIDragItem, to placeholder: UICollectionViewDropPlaceholder
  ) -> any UICollectionViewDropPlaceholderContext

  /// Sees that what was dragged arrives at the item, which the data has now.
  @discardableResult
  func drop(_ dragItem: UIDragItem, toItemAt indexPath: IndexPath) -> any UIDragAnimating

  /// Sees that what was dragged goes to a place in any view, and is seen going there.
  @discardableResult
  func drop(_ dragItem: UIDragItem, to target: UIDragPreviewTarget) -> any UIDragAnimating

  /// Sees that what was dragged goes into the item, to a part of it in its own coordinates.
  @discardableResult
  func drop(
    _ dragItem: UIDragItem, intoItemAt indexPath: IndexPath, rect: CGRect
  ) -> any UIDragAnimating
}
