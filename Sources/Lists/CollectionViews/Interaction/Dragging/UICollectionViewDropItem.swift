// SPDX-License-Identifier: Apache-2.0

public import Foundation

/// One item that was dropped in a collection view.
@preconcurrency @MainActor
public protocol UICollectionViewDropItem: NSObjectProtocol {
  /// The drag item that was dropped, which provides the data.
  var dragItem: UIDragItem { get }
  /// The index path that the item was dragged from.
  ///
  /// `nil` for an item of another view, and for all but the first of the items with which a drag began.
  var sourceIndexPath: IndexPath? { get }
  /// The size of the drag preview, in points.
  var previewSize: CGSize { get }
}
