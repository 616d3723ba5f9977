// SPDX-License-Identifier: Apache-2.0

package import Foundation

/// The changes of one batch, as the application named them.
///
/// Deleted, moved-from and reloaded places are counted before the update, inserted and moved-to
/// places after it.
package struct BatchUpdate: Hashable, Sendable {
  /// A move of an item or a section.
  package struct Move<Place: Hashable & Sendable>: Hashable, Sendable {
    package var from: Place
    package var to: Place
  }

  package var deletedSections = IndexSet()
  package var insertedSections = IndexSet()
  package var reloadedSections = IndexSet()
  package var movedSections: [Move<Int>] = []
  package var deletedItems: Set<IndexPath> = []
  package var insertedItems: Set<IndexPath> = []
  package var reloadedItems: Set<IndexPath> = []
  package var movedItems: [Move<IndexPath>] = []

  /// A batch without changes.
  package init() {}

  /// Whether there is no change.
  package var isEmpty: Bool { self == BatchUpdate() }
}
