// SPDX-License-Identifier: Apache-2.0

package import Foundation

/// The changes of one batch, as the application named them.
///
/// Deleted, moved-from and reloaded places are counted before the update, inserted and moved-to
/// places after it.
package struct BatchUpdate: Hashable, Sendable {
  /// A move of an item or a section.
  package struct Move<Place: Hashable & Sendable>: Hashable, Sendable {
    /// Where it was before the update.
    package var from: Place
    /// Where it is after the update.
    package var to: Place

    /// A move from a place to another.
    package init(from: Place, to: Place) {
      self.from = from
      self.to = to
    }
  }

  /// By their places before the update.
  package var deletedSections = IndexSet()
  /// By their places after the update.
  package var insertedSections = IndexSet()
  /// By their places before the update.
  package var reloadedSections = IndexSet()
  /// Sections that go elsewhere, whole.
  package var movedSections: [Move<Int>] = []
  /// By their places before the update.
  package var deletedItems: Set<IndexPath> = []
  /// By their places after the update.
  package var insertedItems: Set<IndexPath> = []
  /// By their places before the update.
  package var reloadedItems: Set<IndexPath> = []
  /// Items that go elsewhere, into another section perhaps.
  package var movedItems: [Move<IndexPath>] = []

  /// A batch without changes.
  package init() {}

  /// Whether there is no change.
  package var isEmpty: Bool { self == BatchUpdate() }
}
