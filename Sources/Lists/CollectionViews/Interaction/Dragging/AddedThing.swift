// SPDX-License-Identifier: Apache-2.0

import Foundation

/// A drag item that is added to a drag in progress.
@MainActor
struct AddedThing {
  let item: UIDragItem
  /// The preview at its origin; `nil` if it has none.
  let preview: UITargetedDragPreview?
  /// The list that it comes from, with its data index path; `nil` if it does not come from a list.
  var source: (list: UICollectionView, path: IndexPath)?
}
