// SPDX-License-Identifier: Apache-2.0

import Foundation

/// Shows cells that stand where data is on its way, and takes them away.
@MainActor
struct PlaceholderPass {
  typealias Entry = Placeholders<UICollectionViewCell>.Entry

  let engine: CollectionEngine

  /// Shows a cell that `subject` describes at `shown`, which is brought into the section that it names; nil: there is no such
  /// section.
  func add(
    at shown: IndexPath, for subject: AnyObject,
    _ provide: @escaping (IndexPath) -> UICollectionViewCell
  ) -> Entry? {
    let counts = engine.knownCounts
    guard shown.count == 2, counts.items.indices.contains(shown.section) else { return nil }
    let item = min(max(0, shown.item), counts.items[shown.section])
    let path = IndexPath(item: item, section: shown.section)
    var added: Entry?
    change { batch in
      added = engine.placeholders.add(at: path, for: subject, provide)
      batch.insertedItems.insert(path)
    }
    return added
  }

  /// Shows what `update` adds to the data in the place of a cell; false: the cell is gone already.
  func commit(_ entry: Entry, _ update: (IndexPath) -> Void) -> Bool {
    guard engine.placeholders.shownPath(of: entry) != nil else { return false }
    update(entry.place)
    // A snapshot that was applied meanwhile has shown the data already.
    guard let shown = engine.placeholders.shownPath(of: entry) else { return true }
    change { batch in
      engine.placeholders.remove(entry, comes: true)
      batch.reloadedItems.insert(shown)
    }
    return true
  }

  /// Takes a cell away; false: it is gone already.
  func delete(_ entry: Entry) -> Bool {
    guard let shown = engine.placeholders.shownPath(of: entry) else { return false }
    change { batch in
      engine.placeholders.remove(entry)
      batch.deletedItems.insert(shown)
    }
    return true
  }

  /// Takes all cells away, for a change that knows nothing of them.
  func deleteAll() {
    guard !engine.placeholders.isEmpty else { return }
    let shown = engine.placeholders.entries.compactMap(engine.placeholders.shownPath(of:))
    change { batch in
      engine.placeholders.removeAll()
      batch.deletedItems.formUnion(shown)
    }
  }

  /// Makes a batch that names shown places.
  private func change(_ change: (inout BatchUpdate) -> Void) {
    BatchPass(engine: engine).run {
      engine.updates.namesShownPlaces = true
      change(&engine.updates.batch)
    }
  }
}

extension CollectionEngine {
  /// Takes all cells away that stand where data is on its way, for a change that knows nothing of them.
  package func takePlaceholdersAway() { PlaceholderPass(engine: self).deleteAll() }
}
