// SPDX-License-Identifier: Apache-2.0

import DiffableSnapshots
import Foundation

/// Shows the difference between two snapshots, by the identifiers of what is realised.
///
/// Two steps, as recorded: first what came, went and moved; then what is marked for reloading, at
/// its new place. So an item that is new and marked is asked for twice.
@MainActor
struct SnapshotPass<Section: Hashable & Sendable, Item: Hashable & Sendable> {
  let engine: CollectionEngine
  let old: NSDiffableDataSourceSnapshot<Section, Item>
  let new: NSDiffableDataSourceSnapshot<Section, Item>

  /// - Complexity: O(realised and selected elements + marked items), as far as the snapshots are.
  func run() {
    let pass = UpdatePass(engine: engine)
    pass.run(UpdatePass.Change(paths: paths, counts: counts))
    let sections = IndexSet(new.reloadedSectionIdentifiers.compactMap(new.indexOfSection))
    let items = places(new.reloadedItemIdentifiers)
    if !items.isEmpty { pass.reload(items) }
    if !sections.isEmpty { pass.reload(sections: sections) }
    let reconfigured = places(new.reconfiguredItemIdentifiers).subtracting(items)
    if !reconfigured.isEmpty { pass.reconfigure(reconfigured) }
  }

  private var counts: DataCounts {
    DataCounts(items: (0..<new.numberOfSections).map(new.numberOfItems(inSectionAt:)))
  }

  private var paths: PathChange {
    PathChange(
      newPath: { [old, new] path in
        guard path.count == 2, let item = old.item(section: path.section, item: path.item),
          let place = new.indexPath(of: item)
        else { return nil }
        return IndexPath(item: place.item, section: place.section)
      },
      newSection: { [old, new] section in old.section(at: section).flatMap(new.indexOfSection) })
  }

  private func places(_ items: [Item]) -> Set<IndexPath> {
    Set(
      items.compactMap { item in
        new.indexPath(of: item).map { IndexPath(item: $0.item, section: $0.section) }
      })
  }
}
