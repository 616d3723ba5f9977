// SPDX-License-Identifier: Apache-2.0

import Foundation

/// One thing that was dropped.
@MainActor
final class DropItem: NSObject, UICollectionViewDropItem, UITableViewDropItem {
  let dragItem: UIDragItem
  let sourceIndexPath: IndexPath?
  let previewSize: CGSize

  init(_ dragItem: UIDragItem, from source: IndexPath?, size: CGSize) {
    self.dragItem = dragItem
    sourceIndexPath = source
    previewSize = size
    super.init()
  }
}
