// SPDX-License-Identifier: Apache-2.0

import CollectionViews
import Foundation

/// A table's placeholder, as its collection view takes it.
@MainActor
final class TableDropPlaceholder: UICollectionViewDropPlaceholder {
  /// The height of the row, in points; nil: as high as its cell wants to be.
  let rowHeight: CGFloat?

  /// Stands for `original`, in a shell that is registered for `shell`.
  init(_ original: UITableViewPlaceholder, in shell: String) {
    rowHeight = original.rowHeight >= 0 ? original.rowHeight : nil
    super.init(insertionIndexPath: original.insertionIndexPath, reuseIdentifier: shell)
  }
}
