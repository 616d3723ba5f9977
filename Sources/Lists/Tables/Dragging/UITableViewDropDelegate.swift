// SPDX-License-Identifier: Apache-2.0

public import Foundation
public import MullionCollectionViews

/// A delegate that handles drops in a table.
///
/// It receives drags of this app, in the window that they began in, and files and texts of other apps. A
/// single row that is dropped between other rows of its table, with a proposal to move it there, is moved by
/// the data source, if that implements `tableView(_:moveRowAt:to:)`; the delegate is then not notified of the
/// drop.
@preconcurrency @MainActor
public protocol UITableViewDropDelegate: NSObjectProtocol {
  /// Performs a drop: changes the data and updates the table.
  func tableView(
    _ tableView: UITableView, performDropWith coordinator: any UITableViewDropCoordinator)

  /// Returns whether the delegate can handle a drag; `true` by default.
  func tableView(_ tableView: UITableView, canHandle session: any UIDropSession) -> Bool

  /// Notifies the delegate that a drag entered the table.
  func tableView(_ tableView: UITableView, dropSessionDidEnter session: any UIDropSession)

  /// Returns the proposal for a drop at the current location; called when a drag moved or the content
  /// scrolled under it, and when a drag that began in another view or app is dropped.
  ///
  /// The default implementation proposes to move the items to the destination.
  func tableView(
    _ tableView: UITableView, dropSessionDidUpdate session: any UIDropSession,
    withDestinationIndexPath destinationIndexPath: IndexPath?
  ) -> UITableViewDropProposal

  /// Notifies the delegate that a drag left the table.
  func tableView(_ tableView: UITableView, dropSessionDidExit session: any UIDropSession)

  /// Notifies the delegate that a drag that it can handle ended, wherever the items were dropped.
  func tableView(_ tableView: UITableView, dropSessionDidEnd session: any UIDropSession)

  /// Returns the preview parameters for the cell at a drop's destination while it is animated there; `nil`,
  /// the default, keeps the dragged preview and displays the whole cell.
  func tableView(
    _ tableView: UITableView, dropPreviewParametersForRowAt indexPath: IndexPath
  ) -> UIDragPreviewParameters?
}

extension UITableViewDropDelegate {
  /// Returns `nil`.
  public func tableView(
    _ tableView: UITableView, dropPreviewParametersForRowAt indexPath: IndexPath
  ) -> UIDragPreviewParameters? { nil }

  /// Returns `true`.
  public func tableView(_ tableView: UITableView, canHandle session: any UIDropSession) -> Bool {
    true
  }

  /// Does nothing; the default implementation.
  public func tableView(
    _ tableView: UITableView, dropSessionDidEnter session: any UIDropSession
  ) {}

  /// Returns a proposal that moves the items to the destination.
  public func tableView(
    _ tableView: UITableView, dropSessionDidUpdate session: any UIDropSession,
    withDestinationIndexPath destinationIndexPath: IndexPath?
  ) -> UITableViewDropProposal {
    UITableViewDropProposal(operation: .move, intent: .insertAtDestinationIndexPath)
  }

  /// Does nothing; the default implementation.
  public func tableView(
    _ tableView: UITableView, dropSessionDidExit session: any UIDropSession
  ) {}

  /// Does nothing; the default implementation.
  public func tableView(
    _ tableView: UITableView, dropSessionDidEnd session: any UIDropSession
  ) {}
}
