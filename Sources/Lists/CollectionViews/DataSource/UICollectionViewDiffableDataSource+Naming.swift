// SPDX-License-Identifier: Apache-2.0

package import Foundation

extension UICollectionViewDiffableDataSource: ItemNaming {
  /// Returns the item at `indexPath` as text for messages, or `nil` if there is none.
  package func itemWords(at indexPath: IndexPath) -> String? {
    presenter.item(at: indexPath).map { "item \(String(reflecting: $0))" }
  }
}
