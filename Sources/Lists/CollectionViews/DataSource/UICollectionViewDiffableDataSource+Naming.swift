// SPDX-License-Identifier: Apache-2.0

package import Foundation

extension UICollectionViewDiffableDataSource: ItemNaming {
  /// The item at `indexPath` as a message names it.
  package func itemWords(at indexPath: IndexPath) -> String? {
    presenter.item(at: indexPath).map { "item \(String(reflecting: $0))" }
  }
}
