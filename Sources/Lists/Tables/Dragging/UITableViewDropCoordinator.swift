// SPDX-License-Identifier: Apache-2.0

public import Foundation
public import MullionCollectionViews

/// The context for performing a drop in a table.
@preconcurrency @MainActor
public protocol UITableViewDropCoordinator: NSObjectProtocol {
  /// The dropped items.
  var items: [any UITableViewDropItem] { get }
  /// The index path at which the items were dropped; `nil` if the drop has no destination.
  var destinationIndexPath: IndexPath? { get }
  /// The last proposal of the delegate.
  var proposal: UITableViewDropProposal { get }
  /// The session of the drop, which provides its location and loads its items.
  var session: any UIDropSession { get }

  /// Inserts a placeholder row for a drag item whose data is still being loaded.
  ///
  /// The data source has no row there until the context commits it. Meanwhile index paths of notifications
  /// and of the table itself count the placeholder; those of the data source, of batch updates and of queries
  /// about rows, such as their heights, do not.
  ///
  /// - Returns: The context with which the placeholder is replaced or removed.
  @discardableResult
  func drop(
    _ dragItem: UIDragItem, to placeholder: UITableViewDropPlaceholder
  ) -> any UITableViewDropPlaceholderContext

  /// Animates a drag item to a row, which the data source must have already.
  ///
  /// - Returns: The animation, to which others can be added.
  @discardableResult
  func drop(_ dragItem: UIDragItem, toRowAt indexPath: IndexPath) -> any UIDragAnimating

  /// Animates a drag item to a target in any view.
  ///
  /// - Returns: The animation, to which others can be added.
  @discardableResult
  func drop(_ dragItem: UIDragItem, to target: UIDragPreviewTarget) -> any UIDragAnimating

  /// Animates a drag item into a row, to `rect` in the row's coordinate space.
  ///
  /// - Returns: The animation, to which others can be added.
  @discardableResult
  func drop(
    _ dragItem: UIDragItem, intoRowAt indexPath: IndexPath, rect: CGRect
  ) -> any UIDragAnimating
}
