// SPDX-License-Identifier: Apache-2.0

import Foundation
import MullionCollectionViews
import MullionContracts

/// A record of the data sources that implement `tableView(_:commit:forRowAt:)`: without Objective-C, that is
/// only known once the method was called.
@MainActor
enum TableCommits {
  /// Whether a data source class implements the method, for classes that were requested to delete a row.
  private static var known: [ObjectIdentifier: Bool] = [:]

  /// Returns whether `source` implements the method; `nil` if it was never requested to delete a row.
  static func areCarriedOut(by source: any UITableViewDataSource) -> Bool? {
    known[ObjectIdentifier(type(of: source))]
  }

  /// Requests the deletion of a row from the data source, and returns whether the data source implements
  /// that.
  @discardableResult
  static func delete(_ path: IndexPath, in table: UITableView) -> Bool {
    guard let source = table.dataSource else { return false }
    table.absences.remove(.commit)
    source.tableView(table, commit: .delete, forRowAt: path)
    let isCarriedOut = !table.absences.contains(.commit)
    known[ObjectIdentifier(type(of: source))] = isCarriedOut
    return isCarriedOut
  }

  /// Records that the default implementation was called.
  static func isMissing(in table: UITableView) {
    table.absences.insert(.commit)
    guard let source = table.dataSource else { return }
    let name = type(of: source)
    Diagnostics.reportOnce(
      "a row of a table was to be deleted or inserted, but \(name) does not implement "
        + "tableView(_:commit:forRowAt:), so nothing changes; implement it there, or return false "
        + "in tableView(_:canEditRowAt:). Rows of this data source can no longer be swiped")
  }
}
