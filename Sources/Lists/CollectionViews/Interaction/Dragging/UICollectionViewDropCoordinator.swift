// SPDX-License-Identifier: Apache-2.0

public import Foundation

/// The context for performing a drop in a collection view.
@preconcurrency @MainActor
public protocol UICollectionViewDropCoordinator: NSObjectProtocol {
  /// The dropped items.
  var items: [any UICollectionViewDropItem] { get }
  /// The index path at which the items were dropped; `nil` if the drop has no destination.
  var destinationIndexPath: IndexPath? { get }
  /// The last proposal of the delegate.
  var proposal: UICollectionViewDropProposal { get }
  /// The session of the drop, which provides its location and loads its items.
  var session: any UIDropSession { get }

  /// Inserts a placeholder cell for a drag item whose data is still being loaded.
  ///
  /// The data source has no item there until the context commits it. Meanwhile index paths passed to the
  /// delegate count the placeholder; those of the data source and of batch updates do not.
  ///
  /// - Returns: The context with which the placeholder is replaced or removed.
  @discardableResult
  func drop(
    _ dragItem: UIDragItem, to placeholder: UICollectionViewDropPlaceholder
  ) -> any UICollectionViewDropPlaceholderContext

  /// Animates a drag item to the cell of an item, which the data source must have already.
  ///
  /// - Returns: The animation, to which others can be added.
  @discardableResult
  func drop(_ dragItem: UIDragItem, toItemAt indexPath: IndexPath) -> any UIDragAnimating

  /// Animates a drag item to a target in any view.
  ///
  /// - Returns: The animation, to which others can be added.
  @discardableResult
  func drop(_ dragItem: UIDragItem, to target: UIDragPreviewTarget) -> any UIDragAnimating

  /// Animates a drag item into the cell of an item, to `rect` in the cell's coordinate space.
  ///
  /// - Returns: The animation, to which others can be added.
  @discardableResult
  func drop(
    _ dragItem: UIDragItem, intoItemAt indexPath: IndexPath, rect: CGRect
  ) -> any UIDragAnimating
}
