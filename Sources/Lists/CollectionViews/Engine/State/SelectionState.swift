// SPDX-License-Identifier: Apache-2.0

package import Foundation

/// The selected, highlighted and focused items.
package struct SelectionState: Hashable, Sendable {
  /// The selected items.
  package private(set) var selected: Set<IndexPath> = []
  /// The item that a touch highlights.
  package var highlighted: IndexPath?
  /// The focused item, which keys act on.
  package var focused: IndexPath?
  /// The item that was used last, by a tap or a key.
  package var cursor: IndexPath?
  /// The item from which a range selection extends.
  package var anchor: IndexPath?
  /// The state of a multiple selection gesture; `nil` if there is none in progress, or if everything was
  /// replaced since it began.
  package var band: Band?
  /// The perpendicular position, in points of the content, that the focus keeps while it moves up and down.
  package var lane: CGFloat?

  /// The initial state of a multiple selection gesture.
  package struct Band: Hashable, Sendable {
    /// The items that were selected before.
    package var base: Set<IndexPath>
    /// The item at which the gesture began; `nil` if it is gone.
    package var first: IndexPath?

    /// Creates the state of a gesture that began at `first`.
    package init(base: Set<IndexPath>, first: IndexPath?) {
      self.base = base
      self.first = first
    }
  }

  /// Creates an empty selection.
  package init() {}

  /// Returns whether an item is selected.
  package func contains(_ indexPath: IndexPath) -> Bool { selected.contains(indexPath) }

  /// Selects an item.
  package mutating func insert(_ indexPath: IndexPath) { selected.insert(indexPath) }

  /// Deselects an item.
  package mutating func remove(_ indexPath: IndexPath) { selected.remove(indexPath) }

  /// Resets the whole state.
  package mutating func removeAll() { self = SelectionState() }

  /// Translates the index paths after an update.
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
