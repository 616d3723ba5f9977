// SPDX-License-Identifier: Apache-2.0

public import Foundation
public import MullionCollectionViews

/// A drop in a table that is to be carried out.
@preconcurrency @MainActor
public protocol UITableViewDropCoordinator: NSObjectProtocol {
  /// What was dropped.
  var items: [any UITableViewDropItem] { get }
  /// Where it was dropped; nil: where there are no rows.
  var destinationIndexPath: IndexPath? { get }
  /// What the delegate last proposed.
  var proposal: UITableViewDropProposal { get }
  /// The drag.
  var session: any UIDropSession { get }

  /// Shows a row where what was dragged will be, as long as it is on its way.
  ///
  /// The data has nothing there until the context commits it. Meanwhile index paths that tell what happened, and those of the table
  /// itself, count the row; those of the data source, of batches and of what describes rows, their heights for one, do not.
  @discardableResult
  func drop(
    _ dragItem: UIDragItem, to placeholder: UITableViewDropPlaceholder
  ) -> any UITableViewDropPlaceholderContext

  /// Sees that what was dragged arrives at the row, which the data has now.
  @discardableResult
  func drop(_ dragItem: UIDragItem, toRowAt indexPath: IndexPath) -> any UIDragAnimating

  /// Sees that what was dragged goes to a place in any view, and is seen going there.
  @discardableResult
  func drop(_ dragItem: UIDragItem, to target: UIDragPreviewTarget) -> any UIDragAnimating

  /// Sees that what was dragged goes into the row, to a part of it in its own coordinates.
  @discardableResult
  func drop(
    _ dragItem: UIDragItem, intoRowAt indexPath: IndexPath, rect: CGRect
  ) -> any UIDragAnimating
}
