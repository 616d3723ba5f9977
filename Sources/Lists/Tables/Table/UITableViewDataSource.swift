// SPDX-License-Identifier: Apache-2.0

public import Foundation
import MullionCollectionViews

/// The object that provides the data of a table and the cells that display it.
///
/// Differs from UIKit: the optional methods are requirements with default implementations; see
/// ``UICollectionViewDataSource``.
@preconcurrency @MainActor
public protocol UITableViewDataSource: NSObjectProtocol {
  /// Returns the number of rows in `section`.
  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int

  /// Returns the configured cell of the row at `indexPath`.
  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell

  /// Returns the number of sections; 1 by default.
  func numberOfSections(in tableView: UITableView) -> Int

  /// Returns the title of a section's header; `nil` by default.
  func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String?

  /// Returns the title of a section's footer; `nil` by default.
  func tableView(_ tableView: UITableView, titleForFooterInSection section: Int) -> String?

  /// Returns whether the row can be edited: deleted by swiping, and with a control at its edge.
  ///
  /// Differs from UIKit: if this method is not implemented, dragging a row sideways offers deletion until
  /// `tableView(_:commit:forRowAt:)` was called and turned out not to be implemented; without Objective-C
  /// that is not known before. Trackpad scrolls and screen readers offer deletion once that method turned out
  /// to be implemented.
  func tableView(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool

  /// Returns whether the user may move the row.
  ///
  /// Differs from UIKit: `false` by default, even if `tableView(_:moveRowAt:to:)` is implemented.
  func tableView(_ tableView: UITableView, canMoveRowAt indexPath: IndexPath) -> Bool

  /// Moves a row in the data, called after the user has moved it.
  func tableView(
    _ tableView: UITableView, moveRowAt sourceIndexPath: IndexPath,
    to destinationIndexPath: IndexPath)

  /// Deletes or inserts a row in the data, called when the user has requested that.
  func tableView(
    _ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle,
    forRowAt indexPath: IndexPath)

  /// Returns the titles of an index beside the rows; `nil` by default.
  func sectionIndexTitles(for tableView: UITableView) -> [String]?

  /// Returns the section that a title of the index leads to; the section at the title's index by default.
  func tableView(_ tableView: UITableView, sectionForSectionIndexTitle title: String, at index: Int)
    -> Int
}

extension UITableViewDataSource {
  /// Returns 1.
  public func numberOfSections(in tableView: UITableView) -> Int {
    1
  }

  /// Returns `nil`.
  public func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? {
    nil
  }

  /// Returns `nil`.
  public func tableView(_ tableView: UITableView, titleForFooterInSection section: Int) -> String? {
    nil
  }

  /// Returns `true`; deletion by swiping is offered as documented at the requirement.
  public func tableView(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool {
    tableView.absence(of: .canEdit, answering: true)
  }

  /// Returns `false`.
  ///
  /// A row that is dragged and dropped elsewhere in its table may be moved all the same, if
  /// `tableView(_:moveRowAt:to:)` is implemented.
  public func tableView(_ tableView: UITableView, canMoveRowAt indexPath: IndexPath) -> Bool {
    tableView.absence(of: .canMove, answering: false)
  }

  /// Makes the row return to its origin, with a diagnostic message unless the row was dragged and dropped.
  public func tableView(
    _ tableView: UITableView, moveRowAt sourceIndexPath: IndexPath,
    to destinationIndexPath: IndexPath
  ) {
    tableView.moveIsMissing(in: type(of: self))
  }

  /// Reports a diagnostic message; the row is unchanged.
  public func tableView(
    _ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle,
    forRowAt indexPath: IndexPath
  ) {
    TableCommits.isMissing(in: tableView)
  }

  /// Returns `nil`.
  public func sectionIndexTitles(for tableView: UITableView) -> [String]? {
    nil
  }

  /// Returns `index`.
  public func tableView(
    _ tableView: UITableView, sectionForSectionIndexTitle title: String, at index: Int
  ) -> Int {
    index
  }
}
