// SPDX-License-Identifier: Apache-2.0

package import Foundation
import MullionCollectionViews

/// The table as the owner of its content view.
extension UITableView: CollectionOwning {
  package func swipeWillBegin(at indexPath: IndexPath, isTrailing: Bool) {
    delegate?.tableView(self, willBeginEditingRowAt: indexPath)
    if isTrailing { cellForRow(at: indexPath)?.transition.swipe(true) }
  }

  package func swipeDidOpen(at indexPath: IndexPath) {
    cellForRow(at: indexPath)?.transition.end()
  }

  package func swipeWillEnd(at indexPath: IndexPath) {
    cellForRow(at: indexPath)?.transition.swipe(false)
  }

  package func swipeDidEnd(at indexPath: IndexPath?) {
    if let indexPath { cellForRow(at: indexPath)?.transition.end() }
    delegate?.tableView(self, didEndEditingRowAt: indexPath)
  }
}
