// SPDX-License-Identifier: Apache-2.0

public import Foundation
public import MullionCollectionViews

/// One item that was dropped in a table.
@preconcurrency @MainActor
public protocol UITableViewDropItem: NSObjectProtocol {
  /// The drag item that was dropped, which provides the data.
  var dragItem: UIDragItem { get }
  /// The index path from which the item was dragged; `nil` for an item of another view.
  var sourceIndexPath: IndexPath? { get }
  /// The size of the drag preview, in points.
  var previewSize: CGSize { get }
}

extension DropItem: UITableViewDropItem {}
