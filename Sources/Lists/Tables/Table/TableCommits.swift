// SPDX-License-Identifier: Apache-2.0

import Foundation
import MullionCollectionViews
import MullionContracts

/// What is known of data sources' `tableView(_:commit:forRowAt:)`: without Objective-C, whether a
/// class implements it shows only when it is called.
@MainActor
enum TableCommits {
  /// Whether a class of data sources that were asked to delete implements it.
  private static var known: [ObjectIdentifier: Bool] = [:]

  /// Whether `source` carries out what is committed; nil: it was never asked to.
  static func areCarriedOut(by source: any UITableViewDataSource) -> Bool? {
    known[ObjectIdentifier(type(of: source))]
  }

  /// Deletes a row; answers whether the data source implements that.
  @discardableResult
  static func delete(_ path: IndexPath, in table: UITableView) -> Bool {
    guard let source = table.dataSource else { return false }
    table.absences.remove(.commit)
    source.tableView(table, commit: .delete, forRowAt: path)
    let isCarriedOut = !table.absences.contains(.commit)
    known[ObjectIdentifier(type(of: source))] = isCarriedOut
    return isCarriedOut
  }

  /// The default implementation was called.
  static func isMissing(in table: UITableView) {
    table.absences.insert(.commit)
    guard let source = table.dataSource else { return }
    let name = type(of: source)
    Diagnostics.reportOnce(
      "a row of a table was to be deleted or inserted, but \(name) does not implement "
        + "tableView(_:commit:forRowAt:), so that nothing happens; implement it there, or answer false "
        + "in tableView(_:canEditRowAt:). Rows of this data source are not swiped any more")
  }
}
