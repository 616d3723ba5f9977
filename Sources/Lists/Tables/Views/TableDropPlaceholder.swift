// SPDX-License-Identifier: Apache-2.0

import Foundation
import MullionCollectionViews

/// A table's placeholder, converted for its collection view.
@MainActor
final class TableDropPlaceholder: UICollectionViewDropPlaceholder {
  /// The height of the row, in points; `nil` for the height that its cell prefers.
  let rowHeight: CGFloat?

  /// Creates a placeholder row at `path`, in a shell that is registered for the identifier `shell`.
  init(at path: IndexPath, height: CGFloat, in shell: String) {
    rowHeight = height >= 0 ? height : nil
    super.init(insertionIndexPath: path, reuseIdentifier: shell)
  }
}
