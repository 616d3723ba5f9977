// SPDX-License-Identifier: Apache-2.0

public import Foundation
import MullionCollectionViews

/// Says how much data a table shows and gives the cells that show it.
///
/// Differs from UIKit: the methods with a default are requirements with default implementations; see
/// ``UICollectionViewDataSource``.
@preconcurrency @MainActor
public protocol UITableViewDataSource: NSObjectProtocol {
  /// How many rows there are in `section`.
  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int

  /// The configured cell of the row at `indexPath`.
  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell

  /// How many sections there are; 1 unless implemented.
  func numberOfSections(in tableView: UITableView) -> Int

  /// The text of a section's header; none unless implemented.
  func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String?

  /// The text of a section's footer; none unless implemented.
  func tableView(_ tableView: UITableView, titleForFooterInSection section: Int) -> String?

  /// Whether the row may be edited: deleted by swiping, and with a sign at its edge.
  ///
  /// Differs from UIKit: where it is not implemented, a hand that drags a row aside is offered to
  /// delete it until it turns out that `tableView(_:commit:forRowAt:)` is not implemented; without
  /// Objective-C nobody can tell before. A touchpad's stroke and a screen reader are offered it once it
  /// turned out to be implemented.
  func tableView(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool

  /// Whether the user may move the row.
  ///
  /// Differs from UIKit: false unless implemented, also where `tableView(_:moveRowAt:to:)` is.
  func tableView(_ tableView: UITableView, canMoveRowAt indexPath: IndexPath) -> Bool

  /// Moves a row in the data; called when the user has moved it.
  func tableView(
    _ tableView: UITableView, moveRowAt sourceIndexPath: IndexPath,
    to destinationIndexPath: IndexPath)

  /// Deletes a row, or inserts one; called when the user has asked for it.
  func tableView(
    _ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle,
    forRowAt indexPath: IndexPath)

  /// The titles of an index beside the rows; none unless implemented.
  func sectionIndexTitles(for tableView: UITableView) -> [String]?

  /// The section to which a title of the index leads; the one at the title's place unless
  /// implemented.
  func tableView(_ tableView: UITableView, sectionForSectionIndexTitle title: String, at index: Int)
    -> Int
}

extension UITableViewDataSource {
  /// One section.
  public func numberOfSections(in tableView: UITableView) -> Int {
    1
  }

  /// No title.
  public func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? {
    nil
  }

  /// No title.
  public func tableView(_ tableView: UITableView, titleForFooterInSection section: Int) -> String? {
    nil
  }

  /// True; deleting by swiping is offered as the protocol's requirement says.
  public func tableView(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool {
    tableView.absence(of: .canEdit, answering: true)
  }

  /// False, but for dragging.
  public func tableView(_ tableView: UITableView, canMoveRowAt indexPath: IndexPath) -> Bool {
    tableView.absence(of: .canMove, answering: false)
  }

  /// Lets the row go back to where it was, with a diagnostic.
  public func tableView(
    _ tableView: UITableView, moveRowAt sourceIndexPath: IndexPath,
    to destinationIndexPath: IndexPath
  ) {
    tableView.moveIsMissing(in: type(of: self))
  }

  /// Nothing happens, with a diagnostic.
  public func tableView(
    _ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle,
    forRowAt indexPath: IndexPath
  ) {
    TableCommits.isMissing(in: tableView)
  }

  /// No titles.
  public func sectionIndexTitles(for tableView: UITableView) -> [String]? {
    nil
  }

  /// The title's place.
  public func tableView(
    _ tableView: UITableView, sectionForSectionIndexTitle title: String, at index: Int
  ) -> Int {
    index
  }
}
