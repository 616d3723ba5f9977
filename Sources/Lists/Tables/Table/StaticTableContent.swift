// SPDX-License-Identifier: Apache-2.0

package import Foundation

/// The rows of a table that stand in its interface file, for a `UITableViewController` that gives no
/// others.
@MainActor
package protocol StaticTableContent: AnyObject {
  /// How many sections there are.
  var sectionCount: Int { get }
  /// How many rows a section has.
  func rowCount(in section: Int) -> Int
  /// The cell of a row.
  func cell(at indexPath: IndexPath) -> UITableViewCell?
  /// How tall a row is, in points; nil: as the table's rows are.
  func height(at indexPath: IndexPath) -> CGFloat?
  /// The title above a section.
  func header(of section: Int) -> String?
  /// The title below a section.
  func footer(of section: Int) -> String?
}
