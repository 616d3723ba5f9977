// SPDX-License-Identifier: Apache-2.0

package import Foundation
package import UIKit

/// A plain data source of a table that determines which rows may be edited, and performs the edits.
@MainActor
package final class EditableRowSource: RowAnswers, UITableViewDataSource {
  /// The closure that returns whether a row may be edited.
  package var canEdit: (IndexPath) -> Bool = { _ in true }
  /// The closure that performs an edit.
  package var commit: (UITableView, UITableViewCell.EditingStyle, IndexPath) -> Void = { _, _, _ in
  }

  package func tableView(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool {
    canEdit(indexPath)
  }

  package func tableView(
    _ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle,
    forRowAt indexPath: IndexPath
  ) {
    commit(tableView, editingStyle, indexPath)
  }
}
