// SPDX-License-Identifier: Apache-2.0

import Foundation

/// Which items are selected, and which one a touch highlights.
struct SelectionState: Hashable, Sendable {
  private(set) var selected: Set<IndexPath> = []
  var highlighted: IndexPath?

  func contains(_ indexPath: IndexPath) -> Bool { selected.contains(indexPath) }

  mutating func insert(_ indexPath: IndexPath) { selected.insert(indexPath) }

  mutating func remove(_ indexPath: IndexPath) { selected.remove(indexPath) }

  mutating func removeAll() {
    selected.removeAll()
    highlighted = nil
  }

  /// Gives the items the index paths they have after an update.
  ///
  /// - Complexity: O(selected items).
  mutating func rename(_ newPath: (IndexPath) -> IndexPath?) {
    selected = Set(selected.compactMap(newPath))
    highlighted = highlighted.flatMap(newPath)
  }
}
