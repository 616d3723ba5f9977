// SPDX-License-Identifier: Apache-2.0

public import Foundation

/// One thing that was dropped in a collection view.
@preconcurrency @MainActor
public protocol UICollectionViewDropItem: NSObjectProtocol {
  /// The thing.
  var dragItem: UIDragItem { get }
  /// The item that it was dragged from; nil: one of another view.
  var sourceIndexPath: IndexPath? { get }
  /// The size of what was seen being dragged, in points.
  var previewSize: CGSize { get }
}
