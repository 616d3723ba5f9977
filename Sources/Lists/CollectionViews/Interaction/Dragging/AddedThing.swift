// SPDX-License-Identifier: Apache-2.0

import Foundation

/// A drag item that is added to a drag in progress.
@MainActor
struct AddedThing {
  let item: UIDragItem
  /// The preview of the item at its origin; `nil` if there is none.
  let preview: UITargetedDragPreview?
  /// The list that the item comes from, with the data index path of the item; `nil` if it does not come from
  /// a list.
  var source: (list: UICollectionView, path: IndexPath)?
}
