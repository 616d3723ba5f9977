// SPDX-License-Identifier: Apache-2.0

import Foundation
import MullionCollectionViews
import MullionContracts
import MullionTables
import MullionViewTree

/// A table data source and delegate that implements only the required methods; the controller calls its
/// default implementations for methods that are not overridden.
@MainActor
final class DefaultTableMethods: NSObject, UITableViewDataSource, UITableViewDelegate {
  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 0 }

  func tableView(
    _ tableView: UITableView, cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell {
    contractBroken(
      "a cell was requested from a data source without rows; set a data source that has rows")
  }
}
