// SPDX-License-Identifier: Apache-2.0

public import Foundation
package import UIKit

/// What plain rows of a table answer.
///
/// Conforming classes differ in what they leave out: a table tells by what its data source implements
/// whether rows can be edited and moved.
@MainActor
open class RowAnswers: NSObject {
  package typealias Cell = (UITableView, IndexPath) -> UITableViewCell

  /// How many rows each section has; asked whenever the table asks.
  package var counts: () -> [Int]
  /// Makes the cell of a row.
  package var cell: Cell
  /// The titles of the headers, from the first section on; sections beyond have none.
  package var titles: () -> [String?] = { [] }
  /// The titles of the index, one a section; nil: there is no index.
  package var indexTitles: () -> [String]? = { nil }

  /// - Parameters:
  ///   - counts: how many rows each section has.
  ///   - cell: makes the cell of a row; where a test says nothing, the one that is registered as
  ///     "cell".
  package init(
    counts: @escaping () -> [Int],
    cell: @escaping Cell = { $0.dequeueReusableCell(withIdentifier: "cell", for: $1) }
  ) {
    self.counts = counts
    self.cell = cell
  }

  /// Sections of `counts` rows.
  package convenience init(
    _ counts: [Int],
    cell: @escaping Cell = { $0.dequeueReusableCell(withIdentifier: "cell", for: $1) }
  ) {
    self.init(counts: { counts }, cell: cell)
  }

  /// Has one section of rows that say the texts of `rows`.
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
