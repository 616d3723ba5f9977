// SPDX-License-Identifier: Apache-2.0

package import Foundation

/// One dropped item.
@MainActor
package final class DropItem: NSObject, UICollectionViewDropItem {
  package let dragItem: UIDragItem
  package let sourceIndexPath: IndexPath?
  package let previewSize: CGSize

  init(_ dragItem: UIDragItem, from source: IndexPath?, size: CGSize) {
    self.dragItem = dragItem
    sourceIndexPath = source
    previewSize = size
    super.init()
  }
}
