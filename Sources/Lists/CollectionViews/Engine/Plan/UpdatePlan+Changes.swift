// SPDX-License-Identifier: Apache-2.0

package import Foundation
package import MullionDiffableSnapshots

extension UpdatePlan {
  /// A run of consecutive items, identified by the first position.
  package struct Run: Hashable, Sendable {
    /// The position of the first item, before the update or after it.
    package var place: ItemPlace
    /// The number of items.
    package var count: Int

    /// Creates a run of `count` items from `place` on.
    package init(_ place: ItemPlace, count: Int = 1) {
      self.place = place
      self.count = count
    }
  }

  /// A move of consecutive items that stay consecutive and in order.
  package struct Move: Hashable, Sendable {
    /// The position of the first item before the update.
    package var from: ItemPlace
    /// The position of the first item after the update.
    package var to: ItemPlace
    /// The number of items.
    package var count: Int

    /// Creates a move of `count` items.
    package init(from: ItemPlace, to: ItemPlace, count: Int = 1) {
      self.from = from
      self.to = to
      self.count = count
    }

    /// The positions before the update.
    package var origin: Run { Run(from, count: count) }
    /// The positions after the update.
    package var goal: Run { Run(to, count: count) }
  }

  /// The changes of an update.
  ///
  /// Deleted, moved-from and reloaded positions refer to the state before the update, inserted and moved-to
  /// ones to the state after it.
  package struct Changes: Equatable, Sendable {
    /// The deleted sections, ascending.
    package var deletedSections: [Int] = []
    /// The inserted sections, ascending.
    package var insertedSections: [Int] = []
    /// The sections that move as a whole.
    package var movedSections: [SectionMove] = []
    /// The sections whose views are all provided again.
    package var reloadedSections = IndexSet()
    /// The deleted items, ascending.
    package var deletedItems: [Run] = []
    /// The inserted items, ascending.
    package var insertedItems: [Run] = []
    /// The moved items, possibly into another section.
    package var movedItems: [Move] = []
    /// The items that get another view, ascending.
    package var reloadedItems: [Run] = []

    /// The items that a reloaded section no longer has; not contained in any other change.
    package var lostItems: [Run] = []
    /// The items that a reloaded section has in addition; not contained in any other change.
    package var gainedItems: [Run] = []
    /// The sections, by their indexes after the update, in which moved-in items get other views.
    package var begunSections = IndexSet()

    /// Creates an empty set of changes.
    package init() {}

    /// Whether sections are inserted, deleted or moved.
    var changesSections: Bool {
      !deletedSections.isEmpty || !insertedSections.isEmpty || !movedSections.isEmpty
    }

    /// Returns, for each of `count` sections, its index after the update, `nil` if it was deleted; `nil` for
    /// the whole array if all stay.
    func newSections(_ count: Int) -> [Int?]? {
      guard changesSections else { return nil }
      var gone = Set(deletedSections)
      var taken = Set(insertedSections)
      var new: [Int?] = Array(repeating: nil, count: count)
      for move in movedSections {
        if new.indices.contains(move.from) { new[move.from] = move.to }
        gone.insert(move.from)
        taken.insert(move.to)
      }
      var free = 0
      for old in new.indices where !gone.contains(old) {
        while taken.contains(free) { free += 1 }
        new[old] = free
        free += 1
      }
      return new
    }
  }
}

extension [UpdatePlan.Run] {
  /// Creates ascending runs of consecutive positions from `places`.
  init(joining places: some Sequence<ItemPlace>) {
    self = []
    for place in places.sorted() {
      if let last, last.place.section == place.section,
        last.place.item + last.count == place.item
      {
        self[count - 1].count += 1
      } else {
        append(UpdatePlan.Run(place))
      }
    }
  }
}
