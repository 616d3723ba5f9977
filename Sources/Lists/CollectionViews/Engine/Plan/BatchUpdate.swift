// SPDX-License-Identifier: Apache-2.0

package import Foundation

/// The changes of one batch, as recorded from the application.
///
/// Deleted, moved-from and reloaded index paths refer to the state before the update, inserted and moved-to
/// ones to the state after it.
package struct BatchUpdate: Hashable, Sendable {
  /// A move of an item or a section.
  package struct Move<Place: Hashable & Sendable>: Hashable, Sendable {
    /// The position before the update.
    package var from: Place
    /// The position after the update.
    package var to: Place

    /// Creates a move from one position to another.
    package init(from: Place, to: Place) {
      self.from = from
      self.to = to
    }
  }

  /// The deleted sections, by their indexes before the update.
  package var deletedSections = IndexSet()
  /// The inserted sections, by their indexes after the update.
  package var insertedSections = IndexSet()
  /// The reloaded sections, by their indexes before the update.
  package var reloadedSections = IndexSet()
  /// The sections that move as a whole.
  package var movedSections: [Move<Int>] = []
  /// The deleted items, by their index paths before the update.
  package var deletedItems: Set<IndexPath> = []
  /// The inserted items, by their index paths after the update.
  package var insertedItems: Set<IndexPath> = []
  /// The reloaded items, by their index paths before the update.
  package var reloadedItems: Set<IndexPath> = []
  /// The items that move, possibly into another section.
  package var movedItems: [Move<IndexPath>] = []

  /// Creates a batch without changes.
  package init() {}

  /// Whether the batch has no changes.
  package var isEmpty: Bool { self == BatchUpdate() }
}
