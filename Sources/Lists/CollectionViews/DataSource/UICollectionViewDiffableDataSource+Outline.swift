// SPDX-License-Identifier: Apache-2.0

package import Foundation
import MullionDiffableSnapshots

extension UICollectionViewDiffableDataSource: OutlineShowing {
  /// Expands or collapses the item at `indexPath` if the handlers permit it.
  ///
  /// The handlers are called in the order recorded from UIKit.
  ///
  /// A handler may itself apply a snapshot, for example to load the children on demand; what it applied is
  /// preserved.
  package func toggleOutlineItem(at indexPath: IndexPath) {
    guard let (item, section) = presenter.place(at: indexPath) else { return }
    presenter.settleOutline(of: section)
    if presenter.current.outline(of: section).isExpanded(item) {
      collapse(item, in: section)
    } else {
      expand(item, in: section)
    }
  }

  private func expand(_ item: ItemIdentifierType, in section: SectionIdentifierType) {
    let handlers = sectionSnapshotHandlers
    guard handlers.shouldExpandItem?(item) ?? true else { return }
    handlers.willExpandItem?(item)
    guard var outline = presenter.outline(of: section, holding: item) else { return }
    if let snapshot = handlers.snapshotForExpandingParent {
      let children = snapshot(item, outline.snapshot(of: item))
      guard let current = presenter.outline(of: section, holding: item) else { return }
      outline = current
      outline.replace(childrenOf: item, using: children)
    }
    outline.expand([item])
    presenter.take(ApplyRequest(change: .section(outline, section)))
  }

  private func collapse(_ item: ItemIdentifierType, in section: SectionIdentifierType) {
    let handlers = sectionSnapshotHandlers
    guard handlers.shouldCollapseItem?(item) ?? true else { return }
    handlers.willCollapseItem?(item)
    guard var outline = presenter.outline(of: section, holding: item) else { return }
    outline.collapse([item])
    presenter.take(ApplyRequest(change: .section(outline, section)))
  }

  /// Returns the number of ancestors of the item at `indexPath`.
  package func outlineLevel(at indexPath: IndexPath) -> Int {
    // Called for every cell: the other path has to look up types before it can return that there is no
    // outline.
    presenter.hasOutlines ? presenter.outlineLevel(at: indexPath) : 0
  }

  /// Returns whether the item at `indexPath` is expanded.
  package func isOutlineItemExpanded(at indexPath: IndexPath) -> Bool {
    presenter.hasOutlines && presenter.isOutlineItemExpanded(at: indexPath)
  }
}
