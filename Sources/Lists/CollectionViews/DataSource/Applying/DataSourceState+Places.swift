// SPDX-License-Identifier: Apache-2.0

import Foundation
import MullionDiffableSnapshots

extension DataSourceState {
  /// Returns the item at `indexPath`, as it was applied last; `nil` if there is none.
  ///
  /// An applied outline replaces only items that differ. For equal items it has the newer values of the
  /// properties that `==` ignores.
  func item(_ indexPath: IndexPath) -> Item? {
    guard indexPath.count == 2 else { return nil }
    if let outline = shownOutline(ofSectionAt: indexPath.section) {
      return outline.visibleItem(at: indexPath.item)
    }
    return snapshot.item(section: indexPath.section, item: indexPath.item)
  }

  /// Returns the index path of `item`, or `nil` if it is unknown.
  func indexPath(_ item: Item) -> IndexPath? {
    snapshot.indexPath(of: item).map { IndexPath(item: $0.item, section: $0.section) }
  }
}
