// SPDX-License-Identifier: Apache-2.0

import Foundation
import MullionDiffableSnapshots

extension DataSourceState {
  /// The item at `indexPath`, as it was applied last; `nil` when there is none.
  ///
  /// An outline that is applied replaces only items that differ; of those that are equal it has the
  /// newer values, in what their equality leaves out.
  func item(_ indexPath: IndexPath) -> Item? {
    guard indexPath.count == 2 else { return nil }
    if let outline = shownOutline(ofSectionAt: indexPath.section) {
      return outline.visibleItem(at: indexPath.item)
    }
    return snapshot.item(section: indexPath.section, item: indexPath.item)
  }

  /// Where `item` is; `nil` when it is unknown.
  func indexPath(_ item: Item) -> IndexPath? {
    snapshot.indexPath(of: item).map { IndexPath(item: $0.item, section: $0.section) }
  }
}
