// SPDX-License-Identifier: Apache-2.0

public import Foundation
public import MullionCollectionViews

/// Says what happens when something is dropped in a table.
///
/// Drags that began in the same table arrive, and files and texts of other programs. A single row
/// that is dropped elsewhere in its table is moved by the data source, if that implements
/// `tableView(_:moveRowAt:to:)`, and the delegate does not hear of the drop.
///
/// Differs from UIKit: the rows make no room for what comes from another program.
@preconcurrency @MainActor
public protocol UITableViewDropDelegate: NSObjectProtocol {
  /// Something was dropped; changes the data and the table.
  func tableView(
    _ tableView: UITableView, performDropWith coordinator: any UITableViewDropCoordinator)

  /// Whether the drag is of any interest; true unless implemented.
  func tableView(_ tableView: UITableView, canHandle session: any UIDropSession) -> Bool

  /// A drag came over the table.
  func tableView(_ tableView: UITableView, dropSessionDidEnter session: any UIDropSession)

  /// A drag moved; answers what a drop would do now.
  ///
  /// Unless implemented, what is dragged moves to the destination.
  func tableView(
    _ tableView: UITableView, dropSessionDidUpdate session: any UIDropSession,
    withDestinationIndexPath destinationIndexPath: IndexPath?
  ) -> UITableViewDropProposal

  /// A drag left the table.
  func tableView(_ tableView: UITableView, dropSessionDidExit session: any UIDropSession)

  /// A drag is over, wherever it was dropped.
  func tableView(_ tableView: UITableView, dropSessionDidEnd session: any UIDropSession)

  /// How the row's cell is cut out that is seen where something was dropped, until it rests there; nil, also unless implemented: what
  /// was dragged is seen as it was, and all of the cell.
  func tableView(
    _ tableView: UITableView, dropPreviewParametersForRowAt indexPath: IndexPath
  ) -> UIDragPreviewParameters?
}

extension UITableViewDropDelegate {
  /// nil.
  public func tableView(
    _ tableView: UITableView, dropPreviewParametersForRowAt indexPath: IndexPath
  ) -> UIDragPreviewParameters? { nil }

  /// True.
  public func tableView(_ tableView: UITableView, canHandle session: any UIDropSession) -> Bool {
    true
  }

  /// Nothing happens.
  public func tableView(
    _ tableView: UITableView, dropSessionDidEnter session: any UIDropSession
  ) {}

  /// Moving to the destination.
  public func tableView(
    _ tableView: UITableView, dropSessionDidUpdate session: any UIDropSession,
    withDestinationIndexPath destinationIndexPath: IndexPath?
  ) -> UITableViewDropProposal {
    UITableViewDropProposal(operation: .move, intent: .insertAtDestinationIndexPath)
  }

  /// Nothing happens.
  public func tableView(
    _ tableView: UITableView, dropSessionDidExit session: any UIDropSession
  ) {}

  /// Nothing happens.
  public func tableView(
    _ tableView: UITableView, dropSessionDidEnd session: any UIDropSession
  ) {}
}
