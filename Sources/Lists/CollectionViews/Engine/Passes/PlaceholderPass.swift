// SPDX-License-Identifier: Apache-2.0

import Foundation

/// The pass that inserts and removes placeholder cells for data that is still being loaded.
@MainActor
struct PlaceholderPass {
  typealias Entry = Placeholders<UICollectionViewCell>.Entry

  let engine: CollectionEngine

  /// Inserts a cell for `subject` at `shown`, clamped to the items of its section, and returns its entry;
  /// `nil` if there is no such section.
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

  /// Replaces a placeholder with the item that `update` adds to the data; returns `false` if the placeholder
  /// is already gone.
  func commit(_ entry: Entry, _ update: (IndexPath) -> Void) -> Bool {
    guard engine.placeholders.shownPath(of: entry) != nil else { return false }
    update(entry.place)
    // A snapshot applied meanwhile already shows the data.
    guard let shown = engine.placeholders.shownPath(of: entry) else { return true }
    change { batch in
      engine.placeholders.remove(entry, comes: true)
      batch.reloadedItems.insert(shown)
    }
    return true
  }

  /// Removes a placeholder; returns `false` if it is already gone.
  func delete(_ entry: Entry) -> Bool {
    guard let shown = engine.placeholders.shownPath(of: entry) else { return false }
    change { batch in
      engine.placeholders.remove(entry)
      batch.deletedItems.insert(shown)
    }
    return true
  }

  /// Removes all placeholders, before a change that does not take them into account.
  func deleteAll() {
    guard !engine.placeholders.isEmpty else { return }
    let shown = engine.placeholders.entries.compactMap(engine.placeholders.shownPath(of:))
    change { batch in
      engine.placeholders.removeAll()
      batch.deletedItems.formUnion(shown)
    }
  }

  /// Runs a batch that uses displayed index paths.
  private func change(_ change: (inout BatchUpdate) -> Void) {
    BatchPass(engine: engine).run {
      engine.updates.namesShownPlaces = true
      change(&engine.updates.batch)
    }
  }
}

extension CollectionEngine {
  /// Removes all placeholders, before a change that does not take them into account.
  package func takePlaceholdersAway() { PlaceholderPass(engine: self).deleteAll() }
}
