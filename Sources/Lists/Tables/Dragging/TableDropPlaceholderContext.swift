// SPDX-License-Identifier: Apache-2.0

import Foundation
import MullionCollectionViews
import MullionViewTree

/// A placeholder row of a table for a dropped item that is still being loaded.
@MainActor
final class TableDropPlaceholderContext: NSObject, UITableViewDropPlaceholderContext {
  private let inner: any UICollectionViewDropPlaceholderContext
  private weak var table: UITableView?

  init(_ inner: any UICollectionViewDropPlaceholderContext, in table: UITableView) {
    self.inner = inner
    self.table = table
    super.init()
  }

  var dragItem: UIDragItem { inner.dragItem }

  func commitInsertion(dataSourceUpdates: (IndexPath) -> Void) -> Bool {
    changing {
      inner.commitInsertion {
        dataSourceUpdates($0)
        table?.dataWillChange()
      }
    }
  }

  func deletePlaceholder() -> Bool { changing { inner.deletePlaceholder() } }

  private func changing(_ change: () -> Bool) -> Bool {
    guard let table else { return false }
    table.setNeedsLayout()
    return table.tie.changing(change)
  }

  func addAnimations(_ animations: @escaping () -> Void) { inner.addAnimations(animations) }

  func addCompletion(_ completion: @escaping (UIViewAnimatingPosition) -> Void) {
    inner.addCompletion(completion)
  }
}
