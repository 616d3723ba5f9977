// SPDX-License-Identifier: Apache-2.0

import MullionCollectionViews

/// The list cell that contains a table's cell, as that cell accesses it.
@MainActor
protocol TableRowHolding: UICollectionViewListCell {
  /// Whether the row belongs to a plain table, or to none.
  var isPlain: Bool { get }
  /// Whether rows of the table can be selected.
  var allowsSelection: Bool { get }
  /// Whether multiple rows of the table can currently be selected.
  var selectsManyNow: Bool { get }
  /// The editing style of the row; `.none` while it displays no row of the data.
  var rowEditingStyle: UITableViewCell.EditingStyle { get }
  /// Applies the properties of the cell to the row.
  func adopt()
  /// Removes `cell` from the row.
  func drop(_ cell: UITableViewCell)
}
