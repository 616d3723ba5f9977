// SPDX-License-Identifier: Apache-2.0

public import Foundation
public import MullionCollectionViews

/// One thing that was dropped in a table.
@preconcurrency @MainActor
public protocol UITableViewDropItem: NSObjectProtocol {
  /// The thing.
  var dragItem: UIDragItem { get }
  /// The row that it was dragged from; nil: one of another view.
  var sourceIndexPath: IndexPath? { get }
  /// The size of what was seen being dragged, in points.
  var previewSize: CGSize { get }
}

extension DropItem: UITableViewDropItem {}
