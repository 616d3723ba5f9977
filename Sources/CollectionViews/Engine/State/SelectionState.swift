// SPDX-License-Identifier: Apache-2.0

import Foundation

/// Which items are selected, which one a touch highlights, and which one has the focus.
struct SelectionState: Hashable, Sendable {
  private(set) var selected: Set<IndexPath> = []
  var highlighted: IndexPath?
  /// The item that keys act on.
  var focused: IndexPath?
  /// The item that was used last, by a tap or by keys.
  var cursor: IndexPath?
  /// The item from which a range is selected.
  var anchor: IndexPath?
  /// What a gesture that selects many goes on from; `nil`: none is under way, or everything was
  /// replaced since it began.
  var band: Band?
  /// Where the focus came from when it goes up and down, across, in points of the content.
  var lane: CGFloat?

  /// What a gesture that selects many began with.
  struct Band: Hashable, Sendable {
    /// The items that were selected before.
    var base: Set<IndexPath>
    /// The item where it began; `nil`: it is gone.
    var first: IndexPath?
  }

  func contains(_ indexPath: IndexPath) -> Bool { selected.contains(indexPath) }

  mutating func insert(_ indexPath: IndexPath) { selected.insert(indexPath) }

  mutating func remove(_ indexPath: IndexPath) { selected.remove(indexPath) }

  mutating func removeAll() { self = SelectionState() }

  /// Gives the items the index paths they have after an update.
  ///
  /// - Complexity: O(selected items).
  mutating func rename(_ newPath: (IndexPath) -> IndexPath?) {
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
