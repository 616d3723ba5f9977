// SPDX-License-Identifier: Apache-2.0

package import Foundation

/// The static rows of a table in its interface file, for a `UITableViewController` that provides no other
/// rows.
@MainActor
package protocol StaticTableContent: AnyObject {
  /// The number of sections.
  var sectionCount: Int { get }
  /// Returns the number of rows in a section.
  func rowCount(in section: Int) -> Int
  /// Returns the cell of a row.
  func cell(at indexPath: IndexPath) -> UITableViewCell?
  /// Returns the height of a row, in points; `nil` for the table's row height.
  func height(at indexPath: IndexPath) -> CGFloat?
  /// Returns the title above a section.
  func header(of section: Int) -> String?
  /// Returns the title below a section.
  func footer(of section: Int) -> String?
}
