// SPDX-License-Identifier: Apache-2.0

package import Foundation

/// Which items are selected, which one a touch highlights, and which one has the focus.
package struct SelectionState: Hashable, Sendable {
  /// The selected items.
  package private(set) var selected: Set<IndexPath> = []
  /// The item that a touch is on.
  package var highlighted: IndexPath?
  /// The item that keys act on.
  package var focused: IndexPath?
  /// The item that was used last, by a tap or by keys.
  package var cursor: IndexPath?
  /// The item from which a range is selected.
  package var anchor: IndexPath?
  /// What a gesture that selects many goes on from; `nil`: none is under way, or everything was
  /// replaced since it began.
  package var band: Band?
  /// Where the focus came from when it goes up and down, across, in points of the content.
  package var lane: CGFloat?

  /// What a gesture that selects many began with.
  package struct Band: Hashable, Sendable {
    /// The items that were selected before.
    package var base: Set<IndexPath>
    /// The item where it began; `nil`: it is gone.
    package var first: IndexPath?

    /// A gesture that began at `first`.
    package init(base: Set<IndexPath>, first: IndexPath?) {
      self.base = base
      self.first = first
    }
  }

  /// Nothing is selected.
  package init() {}

  /// Whether an item is selected.
  package func contains(_ indexPath: IndexPath) -> Bool { selected.contains(indexPath) }

  /// Selects an item.
  package mutating func insert(_ indexPath: IndexPath) { selected.insert(indexPath) }

  /// Deselects an item.
  package mutating func remove(_ indexPath: IndexPath) { selected.remove(indexPath) }

  /// Forgets everything.
  package mutating func removeAll() { self = SelectionState() }

  /// Gives the items the index paths they have after an update.
  ///
  /// - Complexity: O(selected items).
  package mutating func rename(_ newPath: (IndexPath) -> IndexPath?) {
    selected = Set(selected.compactMap(newPath))
    highlighted = highlighted.flatMap(newPath)
    focused = focused.flatMap(newPath)
    cursor = cursor.flatMap(newPath)
    anchor = anchor.flatMap(newPath)
    band = band.map {
      Band(base: Set($0.base.compactMap(newPath)), first: $0.first.flatMap(newPath))
    }
  }
}
