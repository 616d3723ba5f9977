// SPDX-License-Identifier: Apache-2.0

import MullionCollectionViews

/// The list cell in which a table's cell stands, as that cell uses it.
@MainActor
protocol TableRowHolding: UICollectionViewListCell {
  /// Whether the row belongs to a plain table, or to none.
  var isPlain: Bool { get }
  /// Whether taps select rows of the table.
  var allowsSelection: Bool { get }
  /// Whether more than one row of the table can be selected now.
  var selectsManyNow: Bool { get }
  /// The editing style of the row; `.none` while it shows no row of the data.
  var rowEditingStyle: UITableViewCell.EditingStyle { get }
  /// Applies the properties of the cell to the row.
  func adopt()
  /// Removes `cell` from the row.
  func drop(_ cell: UITableViewCell)
}
