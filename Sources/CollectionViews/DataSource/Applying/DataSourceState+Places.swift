// SPDX-License-Identifier: Apache-2.0

import DiffableSnapshots
import Foundation

extension DataSourceState {
  /// The item at `indexPath`; `nil` when there is none.
  func item(_ indexPath: IndexPath) -> Item? {
    guard indexPath.count == 2 else { return nil }
    return snapshot.item(section: indexPath.section, item: indexPath.item)
  }

  /// Where `item` is; `nil` when it is unknown.
  func indexPath(_ item: Item) -> IndexPath? {
    snapshot.indexPath(of: item).map { IndexPath(item: $0.item, section: $0.section) }
  }
}
