// SPDX-License-Identifier: Apache-2.0

import Foundation

/// A thing that is added to a drag on its way.
@MainActor
struct AddedThing {
  let item: UIDragItem
  /// What is seen of it, where it comes from; nil: nothing.
  let preview: UITargetedDragPreview?
  /// The list that it comes from, with its place in the data; nil: it is none of a list.
  var source: (list: UICollectionView, path: IndexPath)?
}
