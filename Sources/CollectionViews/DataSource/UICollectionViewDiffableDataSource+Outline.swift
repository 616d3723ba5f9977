// SPDX-License-Identifier: Apache-2.0

import DiffableSnapshots
package import Foundation

extension UICollectionViewDiffableDataSource: OutlineShowing {
  /// Expands or collapses the item at `indexPath`, in the order of questions that was recorded.
  package func toggleOutlineItem(at indexPath: IndexPath) {
    guard let (item, section) = presenter.place(at: indexPath) else { return }
    presenter.settleOutline(of: section)
    var outline = presenter.current.outline(of: section)
    let handlers = sectionSnapshotHandlers
    if outline.isExpanded(item) {
      guard handlers.shouldCollapseItem?(item) ?? true else { return }
      handlers.willCollapseItem?(item)
      outline.collapse([item])
    } else {
      guard handlers.shouldExpandItem?(item) ?? true else { return }
      handlers.willExpandItem?(item)
      if let snapshot = handlers.snapshotForExpandingParent {
        outline.replace(childrenOf: item, using: snapshot(item, outline.snapshot(of: item)))
      }
      outline.expand([item])
    }
    presenter.take(ApplyRequest(change: .toggled(outline, section, item: item)))
  }

  /// The number of ancestors of the item at `indexPath`.
  package func outlineLevel(at indexPath: IndexPath) -> Int {
    guard let (item, section) = presenter.place(at: indexPath), presenter.hasOutline(section) else {
      return 0
    }
    return presenter.current.outline(of: section).level(of: item)
  }

  /// Whether the item at `indexPath` is expanded.
  package func isOutlineItemExpanded(at indexPath: IndexPath) -> Bool {
    guard let (item, section) = presenter.place(at: indexPath), presenter.hasOutline(section) else {
      return false
    }
    return presenter.current.outline(of: section).isExpanded(item)
  }
}
