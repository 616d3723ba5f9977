// SPDX-License-Identifier: Apache-2.0

import Foundation
import MullionCollectionViews

/// A table's placeholder, as its collection view takes it.
@MainActor
final class TableDropPlaceholder: UICollectionViewDropPlaceholder {
  /// The height of the row, in points; nil: as high as its cell wants to be.
  let rowHeight: CGFloat?

  /// A row that comes in at `path`, in a shell that is registered for `shell`.
  init(at path: IndexPath, height: CGFloat, in shell: String) {
    rowHeight = height >= 0 ? height : nil
    super.init(insertionIndexPath: path, reuseIdentifier: shell)
  }
}
