// SPDX-License-Identifier: Apache-2.0

public import Foundation
package import UIKit

/// The data source methods of plain table rows.
///
/// Subclasses differ in the methods that they omit: a table determines from the methods of its data source
/// whether rows can be edited and moved.
@MainActor
open class RowAnswers: NSObject {
  package typealias Cell = (UITableView, IndexPath) -> UITableViewCell

  /// The closure that returns the number of rows in each section; called whenever the table queries it.
  package var counts: () -> [Int]
  /// The closure that creates the cell of a row.
  package var cell: Cell
  /// The closure that returns the header titles, from the first section on; further sections have none.
  package var titles: () -> [String?] = { [] }
  /// The closure that returns the index titles, one per section, or `nil` for no index.
  package var indexTitles: () -> [String]? = { nil }

  /// Creates a data source from closures.
  ///
  /// - Parameters:
  ///   - counts: A closure that returns the number of rows in each section.
  ///   - cell: A closure that creates the cell of a row; by default it dequeues the one registered as "cell".
  package init(
    counts: @escaping () -> [Int],
    cell: @escaping Cell = { $0.dequeueReusableCell(withIdentifier: "cell", for: $1) }
  ) {
    self.counts = counts
    self.cell = cell
  }

  /// Creates a data source with constant numbers of rows per section.
  package convenience init(
    _ counts: [Int],
    cell: @escaping Cell = { $0.dequeueReusableCell(withIdentifier: "cell", for: $1) }
  ) {
    self.init(counts: { counts }, cell: cell)
  }

  /// Sets one section with a row for each text of `rows`.
  package func show(_ rows: @escaping () -> [String]) {
    counts = { [rows().count] }
    cell = { table, path in
      let cell = table.dequeueReusableCell(withIdentifier: "cell", for: path)
      cell.textLabel?.text = rows()[path.row]
      return cell
    }
  }

  package func numberOfSections(in tableView: UITableView) -> Int { counts().count }

  package func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    counts()[section]
  }

  package func tableView(
    _ tableView: UITableView, cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell {
    cell(tableView, indexPath)
  }

  package func tableView(
    _ tableView: UITableView, titleForHeaderInSection section: Int
  ) -> String? {
    let titles = titles()
    return titles.indices.contains(section) ? titles[section] : nil
  }

  package func sectionIndexTitles(for tableView: UITableView) -> [String]? { indexTitles() }
}
